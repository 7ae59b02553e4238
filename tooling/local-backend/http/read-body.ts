import type { IncomingMessage } from 'node:http';
import { GoogleError } from './google-error';

/** The most bytes of a request that the SDK sends. */
const MAX_BYTES = 1_048_576;

/** The text of a request. Rejects with a GoogleError where it is too long. */
export async function readBody(request: IncomingMessage, maxBytes = MAX_BYTES): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // What is too much is read and thrown away, so that the refusal reaches whoever is still sending.
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes <= maxBytes) parts.push(part);
  }
  if (bytes > maxBytes) throw new GoogleError('PAYLOAD_TOO_LARGE', `A request may have at most ${maxBytes} bytes.`);
  return Buffer.concat(parts).toString();
}
