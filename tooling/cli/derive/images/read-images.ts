import { join } from 'node:path';
import { silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { settledStamp, statFile } from '@otherfolk/system/file-stamp';
import { mapConcurrent } from '@otherfolk/system/map-concurrent';
import { DerivationCache } from '../cache/derivation-cache';
import { askSharp } from './ask-sharp';
import { HeadReader, type ImageHead } from './image-head';

export function inPixels({ width, height }: { width: number; height: number }): string {
  return `${width} × ${height}`;
}

/** The heads of images by path inside the catalogue; undefined for a file that is no image. */
export type Images = ReadonlyMap<string, ImageHead | undefined>;

/** Images whose heads are read at the same time: each takes some memory while it waits. */
const READ_AT_ONCE = 32;

/** The head of a file that has not changed since sharp was asked, as the cache knows it. */
async function knownHead(path: string, cache: DerivationCache): Promise<ImageHead | undefined> {
  const stats = statFile(path);
  const stamp = stats && settledStamp(stats, Date.now());
  return stamp === undefined ? askSharp(path) : cache.later(['image', path, stamp], () => askSharp(path));
}

/** Reads the heads of all files under images/ but its index. Never throws. */
export async function readImages(
  folder: string,
  files: Iterable<string>,
  cache = new DerivationCache(),
  startProgress: StartProgress = silentProgress,
): Promise<Images> {
  const images = [...files].filter((file) => file.startsWith(IMAGES) && !file.endsWith('.json'));
  const progress = startProgress('measuring images', images.length);
  const reader = new HeadReader((path) => knownHead(path, cache));
  const heads = await mapConcurrent(READ_AT_ONCE, images, async (file) => {
    const head = await reader.read(join(folder, file));
    progress.add(1);
    return head;
  });
  progress.end();
  return new Map(images.map((file, place) => [file, heads[place]]));
}
