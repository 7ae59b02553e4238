import type { QueryClient } from '@tanstack/react-query';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { isItemFolder } from '@otherfolk/shared/kinds';
import { characterIndexQuery } from '@otherfolk/shared/queries/character-index-query';
import { itemListQuery } from '@otherfolk/shared/queries/item-list-query';
import { familiesQuery } from '../references/families-query';
import { unlistedQuery } from '../references/unlisted-query';
import { folderOfKind } from '../whole/references-to';

/** The ids that something new of this kind cannot have. A list that cannot be read denies nothing: the server looks once more. */
export async function takenIds(client: QueryClient, kind: FileKind): Promise<Set<string>> {
  switch (kind) {
    case 'core':
    case 'variant': {
      const entries = await client.fetchQuery(characterIndexQuery).catch(() => []);
      const unlisted = await client.fetchQuery(unlistedQuery).catch(() => []);
      return new Set([...entries.flatMap(({ id, coreId }) => [id, coreId]), ...unlisted.map(({ id }) => id)]);
    }
    case 'family': {
      const families = await client.fetchQuery(familiesQuery).catch(() => []);
      return new Set(families.map(({ id }) => id));
    }
    case 'changelog':
    case 'site':
      return new Set();
    default: {
      const folder = folderOfKind(kind);
      const entries = isItemFolder(folder) ? await client.fetchQuery(itemListQuery(folder)).catch(() => []) : [];
      return new Set(entries.map(({ id }) => id));
    }
  }
}
