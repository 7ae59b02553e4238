import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

const bytesOf = (stream: NodeJS.ReadableStream) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => resolve(Buffer.concat(chunks)));
    stream.on('error', reject);
  });

/** Renders to HTML, as UTF-8, when all that is waited for has come. Rejects with the first error. */
export async function renderToBytes(element: ReactNode): Promise<Buffer> {
  const failures: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(element, {
    onError: (error) => void failures.push(error),
    // Content that is streamed in later needs an inline script to be seen: nothing is.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await bytesOf(prelude);
  if (failures.length > 0) throw failures[0];
  return html;
}
