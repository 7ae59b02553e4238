import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import type { StartProgress } from '@otherfolk/shared/catalogue/progress';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import { contentHash } from '@otherfolk/system/content-hash';
import type { ListedFile } from '../catalogue/list-files';
import type { DerivationCache } from '../derived/derivation-cache';
import { versionOfFile } from '../guarded/look-at-file';
import { imageIndexOf } from '../images/image-index';
import { readImages } from '../images/read-images';
import { readJsonFile } from './read-json-file';

/** The image index as it should be; without its text where the file says just that. */
interface DerivedImageIndex {
  entries: number;
  text?: string;
}

/** Says which images there are; undefined where one of them is too young to know whether it changes again. */
function versionOfImages(files: ReadonlyMap<string, ListedFile>): string | undefined {
  const lines: string[] = [];
  for (const [file, { stamp }] of files) {
    if (!file.startsWith(IMAGES) || file === catalogueFiles.imageIndex) continue;
    if (stamp === undefined) return undefined;
    lines.push(file, stamp);
  }
  return contentHash(lines.join('\n'));
}

/**
 * Derives the image index from the images and the words that it has now; undefined where there is nothing to list. While images and
 * words are as they were when `cache` last knew them, no image is looked at.
 */
export async function deriveImageIndex(
  folder: string,
  files: ReadonlyMap<string, ListedFile>,
  cache: DerivationCache,
  startProgress: StartProgress,
): Promise<DerivedImageIndex | undefined> {
  const written = files.get(catalogueFiles.imageIndex);
  const version = written && versionOfFile(written, cache);
  let text: string | undefined;
  const derive = async () => {
    const images = await readImages(folder, files.keys(), cache, startProgress);
    const index = imageIndexOf(images, written && readJsonFile(written.real, catalogueFiles.imageIndex).json);
    text = fileText(index);
    return { entries: Object.keys(index).length, hash: contentHash(text) };
  };
  const images = versionOfImages(files);
  const known = images === undefined ? undefined : ['image index', images, version ?? ''];
  const { entries, hash } = await (known ? cache.later(known, derive) : derive());
  if (entries === 0 && !written) return undefined;
  if (hash === version) return { entries };
  if (text === undefined) await derive();
  return { entries, ...(text !== undefined && { text }) };
}
