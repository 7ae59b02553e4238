import type { DerivedId } from '@otherfolk/shared/derived/derived-folders';
import type { SplitCatalogue } from '../guarded/split-catalogue';

/** The files of derived folders, as texts by their paths inside the catalogue. */
export type DerivedTexts = ReadonlyMap<DerivedId, ReadonlyMap<string, string>>;

async function textsOf(split: SplitCatalogue, id: DerivedId): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const file of await split.filesOf('', id)) {
    const viewed = await split.file('', file);
    if (viewed?.kind === 'cut') texts.set(file, `${viewed.text}\n`);
  }
  return texts;
}

/** Derived folders of what visitors may know. */
export async function deriveFolders(split: SplitCatalogue, ids: readonly DerivedId[]): Promise<DerivedTexts> {
  return new Map(await Promise.all(ids.map(async (id) => [id, await textsOf(split, id)] as const)));
}
