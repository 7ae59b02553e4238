import type { DerivedId } from '@otherfolk/shared/derived/derived-folders';
import type { SplitCatalogue } from '../guarded/split-catalogue';

/** A derived folder of what visitors may know, as texts by their paths inside the catalogue. */
export async function derivedFilesOf(split: SplitCatalogue, id: DerivedId): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const file of await split.filesOf('', id)) {
    const viewed = await split.file('', file);
    if (viewed?.kind === 'cut') files.set(file, `${viewed.text}\n`);
  }
  return files;
}
