import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error';

/** Browsers name the page that a request comes from; only pages of this very origin may make one. Throws an HttpError. */
export function refuseForeignPages({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const { origin, host } = headers;
  const isForeign = (origin !== undefined && origin !== `http://${host}`) || headers['sec-fetch-site'] === 'cross-site';
  if (isForeign) throw new HttpError('PERMISSION_DENIED', 'Only pages of this origin are answered.');
}
