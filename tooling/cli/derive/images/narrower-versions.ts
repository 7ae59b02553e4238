import { readdirSync } from 'node:fs';
import path from 'node:path';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { narrowerVersion } from './image-index';

/** The narrower versions of images that lie in a catalogue, by their paths inside it. */
export function narrowerVersionsIn(catalogue: string, images: readonly string[]): string[] {
  const wholes = new Set(images);
  const folders = new Set(images.map((image) => path.posix.dirname(image)));
  return [...folders].flatMap((folder) =>
    tryOr(() => readdirSync(path.join(catalogue, folder)), [])
      .map((name) => `${folder}/${name}`)
      .filter((file) => narrowerVersion(file, wholes)),
  );
}
