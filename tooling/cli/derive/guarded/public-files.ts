import { readFileSync } from 'node:fs';
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
  /** Where the texts of derived files lie. */
  placed: ReadonlyMap<string, string>;
}

/** The files of these parts, or of all, that visitors may know. Those that are derived are derived for it. */
export async function publicFilesOf(
  folder: string,
  split: SplitCatalogue,
  parts: readonly GuardedPart[] = guardedParts,
): Promise<PublicFiles> {
  const whole = new Set<string>();
  const cut = new Map<string, string>();
  const files = await Promise.all(parts.map((part) => split.filesOf('', part)));
  const access = split.viewedFiles.accessFor('');
  for (const file of new Set(files.flat())) {
    // Most are: to wait for each of them takes longer than all else.
    const isWhole = access.of(file) === 'whole';
    const viewed = isWhole ? WHOLE : await split.file('', file);
    if (viewed?.kind === 'whole') whole.add(file);
    else if (viewed) cut.set(file, viewed.text);
  }
  return { folder, whole, cut, placed: new Map() };
}

export function publicReader({ folder, whole, cut, placed }: PublicFiles): ReadJson {
  const read = diskReader(folder);
  return async (file) => {
    const place = placed.get(file);
    const text = place === undefined ? cut.get(file) : readFileSync(place, 'utf8');
    if (text !== undefined) return JSON.parse(text) as unknown;
    if (!whole.has(file)) throw new CatalogueError('not-ok', DATA_PATH + file);
    return read(file);
  };
}
