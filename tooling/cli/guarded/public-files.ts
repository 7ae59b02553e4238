import { CatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { DATA_PATH } from '@otherfolk/shared/catalogue/catalogue-files';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { type GuardedPart, guardedParts } from '@otherfolk/shared/guarded/guarded-index';
import { diskReader } from '../catalogue/catalogue-folder';
import type { SplitCatalogue } from './split-catalogue';
import { WHOLE } from './viewed-files';

/** All of a catalogue that visitors may know. It can be handed to another thread. */
export interface PublicFiles {
  /** Real path of the catalogue. */
  folder: string;
  /** Files that visitors may know as they lie there, by their paths inside the catalogue. */
  whole: ReadonlySet<string>;
  /** What is left of other files. */
  cut: ReadonlyMap<string, string>;
}

/** Of all parts without `parts`: those that are derived are derived for it. */
export async function publicFilesOf(
  folder: string,
  split: SplitCatalogue,
  parts: readonly GuardedPart[] = guardedParts,
): Promise<PublicFiles> {
  const whole = new Set<string>();
  const cut = new Map<string, string>();
  const files = await Promise.all(parts.map((part) => split.filesOf('', part)));
  const decisions = await split.viewedFiles.decisionsFor('');
  for (const file of new Set(files.flat())) {
    // Most are: to wait for each of them takes longer than all else.
    const isWhole = decisions.of(file) === 'whole';
    const viewed = isWhole ? WHOLE : await split.file('', file);
    if (viewed?.kind === 'whole') whole.add(file);
    else if (viewed) cut.set(file, viewed.text);
  }
  return { folder, whole, cut };
}

export function publicReader({ folder, whole, cut }: PublicFiles): ReadJson {
  const read = diskReader(folder);
  return (file) => {
    const text = cut.get(file);
    if (text !== undefined) return Promise.resolve(JSON.parse(text) as unknown);
    return whole.has(file) ? read(file) : Promise.reject(new CatalogueError('not-ok', DATA_PATH + file));
  };
}
