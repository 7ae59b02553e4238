import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { audienceKey } from '@otherfolk/shared/page/audience-key';
import { queryOptions } from '@tanstack/react-query';
import { mergedCharacter } from '../merged-character';
import { familyQuery } from './family-query';
import type { CharacterRequest } from './load-character';

/** The files of one character page, as one viewer may see them. */
export const characterPageQuery = ({ characterId, variantId, viewer, release }: CharacterRequest) =>
  queryOptions({
    queryKey: ['character', characterId, variantId ?? '', audienceKey(viewer), release],
    queryFn: async ({ client, meta }) => {
      const { loadCharacter } = await import(/* webpackChunkName: "readers" */ './load-character');
      const files = await loadCharacter(shellContextOf(meta).read, { characterId, variantId, viewer, release });
      // So that the page comes as one piece, and waits once.
      await client.prefetchQuery(familyQuery(mergedCharacter(files.core, files.variant).family));
      return files;
    },
  });
