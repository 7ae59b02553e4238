import { realpath } from 'node:fs/promises';
import { SEARCH_FILE } from '@otherfolk/shared/search/search-files';
import { SplitCatalogue } from '../guarded/split-catalogue';

/** The search index of what visitors may know, as texts by their paths inside the catalogue. */
export async function searchFilesOf(folder: string): Promise<Map<string, string>> {
  const split = await SplitCatalogue.read(await realpath(folder));
  const files = new Map<string, string>();
  for (const file of await split.filesFor('')) {
    const viewed = SEARCH_FILE.test(file) ? await split.file('', file) : undefined;
    if (viewed?.kind === 'cut') files.set(file, `${viewed.text}\n`);
  }
  return files;
}
