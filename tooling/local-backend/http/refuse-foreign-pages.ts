import type { IncomingMessage } from 'node:http';
import { GoogleError } from './google-error';

/** Browsers name the page that a request comes from; only pages of this very origin may make one. Throws a GoogleError. */
export function refuseForeignPages({ headers }: Pick<IncomingMessage, 'headers'>): void {
  const { origin, host } = headers;
  const isForeign = (origin !== undefined && origin !== `http://${host}`) || headers['sec-fetch-site'] === 'cross-site';
  if (isForeign) throw new GoogleError('PERMISSION_DENIED', 'The local backend answers pages of its own origin only.');
}
