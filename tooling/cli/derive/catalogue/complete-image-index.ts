import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { settledStamp, stampOf, statFile } from '@otherfolk/system/file-stamp';
import type { ImageHead } from '../images/image-head';
import { imageIndexOf, narrowerVersion } from '../images/image-index';
import type { Images } from '../images/read-images';
import { isServedFile } from './served-files';

interface Measured {
  /** Missing for an image that changed too lately to tell whether it changes again. */
  stamp: string | undefined;
  head: ImageHead | undefined;
}

/** The images that were measured, by absolute path. */
const measured = new Map<string, Measured>();

/** Reads the heads of images, each once for each time that it changes. */
async function headsOf(folder: string, images: readonly string[]): Promise<Images> {
  const stamps = new Map<string, string | undefined>();
  const changed: string[] = [];
  for (const image of images) {
    const file = path.join(folder, image);
    const stats = statFile(file);
    stamps.set(image, stats && settledStamp(stats, Date.now()));
    const known = measured.get(file);
    if (!stats || !known || known.stamp !== stampOf(stats)) changed.push(image);
  }
  if (changed.length > 0) {
    // What measures is large, and a catalogue with a whole index has no need of it.
    const { readImages } = await import('../images/read-images');
    for (const [image, head] of await readImages(folder, changed))
      measured.set(path.join(folder, image), { stamp: stamps.get(image), head });
  }
  return new Map(images.map((image) => [image, measured.get(path.join(folder, image))?.head]));
}

interface ImageFolder {
  /** Missing for a folder that changed too lately to tell whether it changes again. */
  stamp: string | undefined;
  images: string[];
  folders: string[];
}

/** The folders that were listed, by absolute path. */
const listed = new Map<string, ImageFolder>();

/** What lies in a folder of images, which is listed again when it changes. A link in it is no folder. */
function listFolder(folder: string, name: string): ImageFolder {
  const at = folder + path.sep + name;
  const stats = statSync(at);
  const known = listed.get(at);
  if (known?.stamp === stampOf(stats)) return known;
  const entries = readdirSync(at, { withFileTypes: true });
  const names = (areFolders: boolean) =>
    entries.filter((entry) => entry.isDirectory() === areFolders).map((entry) => `${name}/${entry.name}`);
  const images = names(false).filter((image) => isServedFile(image) && !image.endsWith('.json'));
  const found = { stamp: settledStamp(stats, Date.now()), images, folders: names(true) };
  listed.set(at, found);
  return found;
}

/** All images that the site hands out, and the folders that hold them. */
function listImages(folder: string): { images: string[]; folders: string[] } {
  const images: string[] = [];
  const folders = [IMAGES.slice(0, -1)];
  // It grows while it is gone through: each folder names those inside it.
  for (const name of folders) {
    try {
      const found = listFolder(folder, name);
      images.push(...found.images);
      folders.push(...found.folders);
    } catch {
      // What cannot be looked at has no images.
    }
  }
  return { images, folders: [IMAGES, ...folders.slice(1)] };
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
  const { images, folders } = listImages(folder);
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
