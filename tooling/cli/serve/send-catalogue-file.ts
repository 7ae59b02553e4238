import { fstatSync, type ReadStream, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { answer } from './answer';

interface CatalogueFile {
  /** Real path of the catalogue. */
  folder: string;
  /** Real path of the file. */
  file: string;
  maxAge: number;
}

const isSame = (a: Stats, b: Stats) => a.size === b.size && a.mtimeMs === b.mtimeMs && a.ino === b.ino;

/**
 * Sends a file that may be edited, cut short or removed at any moment. What is gone is answered 404; what changes between its
 * headers and its end closes the connection, so that nobody takes half of it for the whole.
 */
export function sendCatalogueFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, file, maxAge }: CatalogueFile,
): void {
  let announced: Stats | undefined;
  const refuse = ({ status = 500 }: { status?: number }) => {
    if (status === 404) answer(response, 404, 'Not found');
    else if (status < 500) answer(response, status, 'This part of the file cannot be had');
    else answer(response, 503, 'This file cannot be read now');
  };

  function watch(stream: ReadStream): void {
    const length = Number(response.getHeader('Content-Length'));
    // The file is compared before its first byte is read.
    stream.once('open', (descriptor) => {
      if (!announced || !isSame(announced, fstatSync(descriptor))) stream.destroy(new Error('changed'));
    });
    stream.once('end', () => {
      if (stream.bytesRead !== length) response.destroy();
    });
  }

  send(request, file.slice(folder.length), { root: folder, maxAge, index: false })
    .on('file', (_: string, stats: Stats) => (announced = stats))
    .on('stream', watch)
    .on('directory', () => refuse({ status: 404 }))
    .on('error', refuse)
    .pipe(response);
}
