import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer } from './answer';

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether a request was refused because it names another host than this machine, as pages do whose name leads here. */
export function refusesHost({ headers }: IncomingMessage, response: ServerResponse): boolean {
  if (LOOPBACK_HOST.test(headers.host ?? '')) return false;
  answer(response, 421, 'This server is for this machine only');
  return true;
}
