import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { derivedText } from '@otherfolk/shared/catalogue/derived-text';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import type { StartProgress } from '@otherfolk/shared/catalogue/progress';
import { contentHash } from '@otherfolk/system/content-hash';
import type { DerivationCache } from '../cache/derivation-cache';
import type { ListedFile } from '../catalogue/list-files';
import { imageIndexOf } from '../images/image-index';
import type { DerivedIndex } from './derive-indexes';
import { knownImages } from './known-images';
import { readJsonFile } from './read-json-file';

/** Derives the image index from the images and the words that it has now; undefined where there is nothing to list. */
export async function deriveImageIndex(
  folder: string,
  files: ReadonlyMap<string, ListedFile>,
  cache: DerivationCache,
  startProgress: StartProgress,
): Promise<DerivedIndex | undefined> {
  const file = catalogueFiles.imageIndex;
  const written = files.get(file);
  const images = await knownImages(folder, files, cache, startProgress);
  const index = imageIndexOf(images, written && readJsonFile(written.real, file).json);
  const entries = Object.keys(index).length;
  if (entries === 0 && !written) return undefined;
  return { file, entries, text: derivedText(fileText(index), contentHash) };
}
