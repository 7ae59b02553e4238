import { ENTITY_FILE } from '@otherfolk/shared/catalogue/catalogue-files';
import { isDerived } from '@otherfolk/shared/check/content';
import { derivedIdOf } from '@otherfolk/shared/derived/derived-folders';
import { contentHash } from '@otherfolk/system/content-hash';
import type { ListedFile } from '../catalogue/list-files';
import { versionOfImages } from '../catalogue/version-of-images';

/** Whether it is of a life, a plot or a place. */
function isOfItem(file: string): boolean {
  const [, folder = 'families'] = ENTITY_FILE.exec(file) ?? [];
  return folder !== 'families' && !isDerived(file);
}

/** Those of these files that derivations read beside the files of items; no images. */
export const filesBesideItems = (files: Iterable<string>): string[] =>
  [...files].filter((file) => file.endsWith('.json') && !derivedIdOf(file) && !isOfItem(file));

/**
 * Says what a catalogue has beside the files of items and what is derived from all: the same for equal contents only. Undefined where an
 * image is too young to know whether it changes again. `versions`: of all files that are no images.
 */
export function versionBesideItems(
  files: ReadonlyMap<string, ListedFile>,
  versions: ReadonlyMap<string, string>,
): string | undefined {
  const images = versionOfImages(files);
  if (images === undefined) return undefined;
  const lines = filesBesideItems(versions.keys()).flatMap((file) => [file, versions.get(file) ?? '']);
  return contentHash([images, ...lines].join('\n'));
}
