import { once } from 'node:events';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { NOT_PRERENDERED } from '../contributions/contributed-place';

/** All that a stream gives. Node's own consumers make a Blob of it first, which takes a twentieth of the time of the drawing. */
async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  stream.on('data', (chunk: Uint8Array) => void chunks.push(chunk));
  await once(stream, 'end');
  return Buffer.concat(chunks);
}

/** Renders to HTML, as UTF-8, when all that is waited for has come. Rejects with the first error that is not a contribution's. */
export async function renderToBytes(element: ReactNode): Promise<Buffer> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    onError: (error) => {
      // Its boundary is drawn by the browser.
      if ((error as Error | undefined)?.name !== NOT_PRERENDERED) failures.push(error);
    },
    // Content that is streamed in later needs an inline script to be seen: nothing is.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await bytesOf(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}
