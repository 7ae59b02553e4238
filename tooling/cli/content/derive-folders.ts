import type { DerivedText } from '@otherfolk/shared/catalogue/derived-text';
import type { DerivedId } from '@otherfolk/shared/derived/derived-folders';
import type { SplitCatalogue } from '../guarded/split-catalogue';

/** The files of derived folders, by their paths inside the catalogue. */
export type DerivedTexts = ReadonlyMap<DerivedId, ReadonlyMap<string, DerivedText>>;

/** Derived folders of what visitors may know. */
export async function deriveFolders(split: SplitCatalogue, ids: readonly DerivedId[]): Promise<DerivedTexts> {
  return new Map(await Promise.all(ids.map(async (id) => [id, await split.derivedFor('', id)] as const)));
}
