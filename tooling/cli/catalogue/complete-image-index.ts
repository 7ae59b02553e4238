import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { imageIndexOf, narrowerVersion } from '../images/image-index';
import type { ImageHead, Images } from '../images/read-images';
import { isServedFile } from './served-files';

interface Measured {
  changed: number;
  head: ImageHead | undefined;
}

/** By absolute path. */
const measured = new Map<string, Measured>();

/** Reads the heads of images, each once for each time that it changes. */
async function headsOf(folder: string, images: readonly string[]): Promise<Images> {
  const times = new Map<string, number>();
  const changed: string[] = [];
  for (const image of images) {
    const file = path.join(folder, image);
    const time = await stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );
    times.set(image, time);
    if (measured.get(file)?.changed !== time) changed.push(image);
  }
  if (changed.length > 0) {
    // What measures is large, and a catalogue with a whole index has no need of it.
    const { readImages } = await import('../images/read-images');
    for (const [image, head] of await readImages(folder, changed))
      measured.set(path.join(folder, image), { changed: times.get(image) ?? 0, head });
  }
  return new Map(images.map((image) => [image, measured.get(path.join(folder, image))?.head]));
}

/** All images that the site hands out, and the folders that hold them. */
async function listImages(folder: string): Promise<{ images: string[]; folders: string[] }> {
  const entries = await readdir(path.join(folder, IMAGES), { recursive: true, withFileTypes: true }).catch(() => []);
  const named = entries.map((entry) => ({
    name: path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    isFolder: entry.isDirectory(),
  }));
  return {
    images: named.flatMap(({ name, isFolder }) =>
      !isFolder && isServedFile(name) && !name.endsWith('.json') ? [name] : [],
    ),
    folders: [IMAGES, ...named.flatMap(({ name, isFolder }) => (isFolder ? [name] : []))],
  };
}

/**
 * The index of a catalogue, as it was read, with the sizes of the images that it lacks: pages keep their places free. The index
 * itself where it lacks none, and undefined where there is nothing to list; what is no image is left out. `onRead` hears of the
 * files and folders that this rests on.
 */
export async function completeImageIndex(
  folder: string,
  index: unknown,
  onRead: (relative: string) => void = () => undefined,
): Promise<unknown> {
  if (index !== undefined && !isJsonRecord(index)) return index;
  const { images, folders } = await listImages(folder);
  const all = new Set(images);
  const isListed = (image: string) => {
    const whole = narrowerVersion(image, all)?.whole ?? image;
    return index !== undefined && Object.hasOwn(index, whole.slice(IMAGES.length));
  };
  const unlisted = images.filter((image) => !isListed(image));
  for (const each of [...folders, ...unlisted]) onRead(each);
  if (unlisted.length === 0) return index;
  const missing = imageIndexOf(await headsOf(folder, unlisted));
  return Object.keys(missing).length === 0 ? index : { ...index, ...missing };
}

/** The text of the index where its file, if there is one, lacks images; undefined where the file can be sent as it is. */
export async function imageIndexIfCompleted(folder: string, file: string | undefined): Promise<string | undefined> {
  try {
    const listed = file === undefined ? undefined : (JSON.parse(await readFile(file, 'utf8')) as unknown);
    const whole = await completeImageIndex(folder, listed);
    return whole === listed ? undefined : JSON.stringify(whole);
  } catch {
    return undefined;
  }
}
