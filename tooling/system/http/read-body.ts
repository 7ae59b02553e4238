import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error';

/** The limit of callers that name none: more than the SDK of Firebase sends. */
const MAX_BYTES = 1_048_576;

/** The text of a request. Rejects with an HttpError where it is too long. */
export async function readBody(request: IncomingMessage, maxBytes = MAX_BYTES): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // The rest of a request that is too long is read and thrown away, so that the refusal reaches a client that is still sending.
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes <= maxBytes) parts.push(part);
  }
  if (bytes > maxBytes) throw new HttpError('PAYLOAD_TOO_LARGE', `A request may have at most ${maxBytes} bytes.`);
  return Buffer.concat(parts).toString();
}
