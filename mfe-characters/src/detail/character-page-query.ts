import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { audienceKey } from '@otherfolk/shared/page/audience-key';
import { queryOptions } from '@tanstack/react-query';
import { familyQuery } from './family-query';
import type { CharacterRequest } from './load-character';

/** The files of one character page, as one viewer may see them. */
export const characterPageQuery = ({ characterId, variantId, viewer, release }: CharacterRequest) =>
  queryOptions({
    queryKey: ['character', characterId, variantId ?? '', audienceKey(viewer), release],
    queryFn: async ({ client, meta }) => {
      const { loadCharacter } = await import(/* webpackChunkName: "readers" */ './load-character');
      const request = { characterId, variantId, viewer, release };
      return loadCharacter(shellContextOf(meta).read, request, (familyId) =>
        client.prefetchQuery(familyQuery(familyId)),
      );
    },
  });
