import { queryOptions } from '@tanstack/react-query';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import type { CharacterRequest } from './load-character';

/** The files of one character page, as one viewer may see them. A page that was prerendered has them: what reads them is loaded. */
export const characterPageQuery = (request: CharacterRequest) =>
  queryOptions({
    queryKey: ['character', request.characterId, request.variantId ?? '', audienceKey(request.viewer), request.release],
    queryFn: async (context) => {
      const { fetchCharacterPage } = await import(/* webpackChunkName: "readers" */ './fetch-character-page');
      return fetchCharacterPage(context, request);
    },
  });
