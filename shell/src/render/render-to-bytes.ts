import { buffer } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** Renders to HTML, as UTF-8, when all that is waited for has come. Rejects with the first error. */
export async function renderToBytes(element: ReactNode): Promise<Buffer> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    onError: (error) => void failures.push(error),
    // Content that is streamed in later needs an inline script to be seen: nothing is.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await buffer(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}
