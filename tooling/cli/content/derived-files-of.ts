import { realpath } from 'node:fs/promises';
import { type DerivedId, derivedIdOf } from '@otherfolk/shared/derived/derived-folders';
import { SplitCatalogue } from '../guarded/split-catalogue';

/** A derived folder of what visitors may know, as texts by their paths inside the catalogue. */
export async function derivedFilesOf(folder: string, id: DerivedId): Promise<Map<string, string>> {
  const split = await SplitCatalogue.read(await realpath(folder));
  const files = new Map<string, string>();
  for (const file of await split.filesFor('')) {
    const viewed = derivedIdOf(file) === id ? await split.file('', file) : undefined;
    if (viewed?.kind === 'cut') files.set(file, `${viewed.text}\n`);
  }
  return files;
}
