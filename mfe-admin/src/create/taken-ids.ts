import type { QueryClient } from '@tanstack/react-query';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { characterIndexQuery } from '@otherfolk/shared/page/character-index-query';
import { locationIndexQuery } from '@otherfolk/shared/page/location-index-query';
import { plotVariantsQuery } from '@otherfolk/shared/page/plot-variants-query';
import { familiesQuery } from '../references/families-query';
import { unlistedQuery } from '../references/unlisted-query';

/** The ids that something new of this kind cannot have. A list that cannot be read denies nothing: the server looks once more. */
export async function takenIds(client: QueryClient, kind: FileKind): Promise<Set<string>> {
  switch (kind) {
    case 'core':
    case 'variant': {
      const entries = await client.fetchQuery(characterIndexQuery).catch(() => []);
      const unlisted = await client.fetchQuery(unlistedQuery).catch(() => []);
      return new Set([...entries.flatMap(({ id, coreId }) => [id, coreId]), ...unlisted.map(({ id }) => id)]);
    }
    case 'plot': {
      const entries = await client.fetchQuery(plotVariantsQuery).catch(() => []);
      return new Set(entries.map(({ id }) => id));
    }
    case 'location': {
      const entries = await client.fetchQuery(locationIndexQuery).catch(() => []);
      return new Set(entries.map(({ id }) => id));
    }
    case 'family': {
      const families = await client.fetchQuery(familiesQuery).catch(() => []);
      return new Set(families.map(({ id }) => id));
    }
    case 'changelog':
    case 'site':
      return new Set();
  }
}
