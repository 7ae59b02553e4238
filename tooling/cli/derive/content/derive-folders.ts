import { realpath } from 'node:fs/promises';
import type { DerivedText } from '@otherfolk/shared/catalogue/derived-text';
import type { StartProgress } from '@otherfolk/shared/catalogue/progress';
import type { DerivedId } from '@otherfolk/shared/derived/derived-folders';
import type { DerivationCache } from '../cache/derivation-cache';
import type { FileList } from '../catalogue/list-files';
import { SplitCatalogue } from '../guarded/split-catalogue';

/** A derived folder, and its files by their paths inside the catalogue. */
export type DerivedFolder = readonly [id: DerivedId, files: ReadonlyMap<string, DerivedText>];

interface DeriveOptions {
  /** The files of the catalogue, which have been listed just now. */
  list: FileList;
  cache: DerivationCache;
  startProgress?: StartProgress | undefined;
}

/** Derives folders of what visitors may know of a catalogue. */
export async function deriveFolders(
  folder: string,
  ids: readonly DerivedId[],
  { list, cache, startProgress }: DeriveOptions,
): Promise<DerivedFolder[]> {
  if (ids.length === 0) return [];
  const real = await realpath(folder).catch(() => folder);
  const split = await SplitCatalogue.read(real, undefined, cache, startProgress, list);
  return Promise.all(ids.map(async (id) => [id, await split.derivedFor('', id)] as const));
}
