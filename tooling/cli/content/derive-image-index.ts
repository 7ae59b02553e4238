import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { type DerivedText, derivedText } from '@otherfolk/shared/catalogue/derived-text';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import type { StartProgress } from '@otherfolk/shared/catalogue/progress';
import { contentHash } from '@otherfolk/system/content-hash';
import type { ListedFile } from '../catalogue/list-files';
import { versionOfImages } from '../catalogue/version-of-images';
import type { DerivationCache } from '../derived/derivation-cache';
import { filesToKnow, versionsOf } from '../guarded/file-versions';
import { imageIndexOf } from '../images/image-index';
import { areAllRead, knownImages } from './known-images';
import { readJsonFile } from './read-json-file';

/** The image index as it should be; without its text where the file says just that. */
interface DerivedImageIndex {
  entries: number;
  text?: DerivedText;
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
  const [version] = written ? versionsOf(filesToKnow([[catalogueFiles.imageIndex, written]]), cache) : [];
  let made: Required<DerivedImageIndex> | undefined;
  const derive = async () => {
    const images = await knownImages(folder, files, cache, startProgress);
    const index = imageIndexOf(images, written && readJsonFile(written.real, catalogueFiles.imageIndex).json);
    made = { entries: Object.keys(index).length, text: derivedText(fileText(index), contentHash) };
    return areAllRead(images) ? { entries: made.entries, hash: made.text.version } : undefined;
  };
  const images = versionOfImages(files);
  const known = await (images === undefined ? derive() : cache.later(['image index', images, version ?? ''], derive));
  if (known && known.hash === version) return { entries: known.entries };
  if (!made) await derive();
  return made && (made.entries > 0 || written) ? made : undefined;
}
