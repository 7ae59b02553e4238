import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpError } from './http-error';
import { sendJson } from './send-json';

/**
 * Answers a call that failed: with the refusal that was thrown, or with one that tells the caller no more than that the server failed,
 * while the console gets the error itself. `pathname` is the address without its query, which may hold secrets.
 */
export function sendError(request: IncomingMessage, response: ServerResponse, pathname: string, error: unknown): void {
  // The rest of the request is read and thrown away, so that the refusal reaches a client that is still sending.
  if (!request.complete) request.resume();
  const isRefusal = error instanceof HttpError;
  // The client went away in the middle of the request.
  if (!isRefusal && !request.complete) return void response.destroy();
  if (!isRefusal) console.error(`${request.method} ${pathname} failed`, error);
  const refusal = isRefusal ? error : new HttpError('INTERNAL', 'The server failed to answer.');
  sendJson(response, refusal.code, refusal);
}
