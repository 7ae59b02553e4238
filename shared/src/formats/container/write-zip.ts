import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Work } from '../source/work';

/** A file for an archive. */
export interface ZippedFile {
  path: string;
  bytes: Uint8Array;
}

/** Formats that are packed already. */
const PACKED = /\.(?:avif|webp|png|jpe?g|gif|zip|charx)$/i;

/** Packs files one by one, so that a page answers in between, and the whole never lies in memory unpacked. */
export async function writeZip(
  files: Iterable<ZippedFile> | AsyncIterable<ZippedFile>,
  work: Work,
  total = 0,
): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, part) => {
    if (error) failure = error;
    else parts.push(new Uint8Array(part));
  });
  let done = 0;
  for await (const { path, bytes } of files) {
    await work.step(done++, total);
    const entry = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path);
    zip.add(entry);
    entry.push(bytes, true);
    if (failure) throw failure;
  }
  zip.end();
  return new Blob(parts, { type: 'application/zip' });
}
