import { queryOptions } from '@tanstack/react-query';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { audienceKey } from '@otherfolk/shared/page/audience-key';
import { linksQuery } from '@otherfolk/shared/page/links-query';
import { familyQuery } from './family-query';
import type { CharacterRequest } from './load-character';

/** The files of one character page, as one viewer may see them. */
export const characterPageQuery = (request: CharacterRequest) =>
  queryOptions({
    queryKey: ['character', request.characterId, request.variantId ?? '', audienceKey(request.viewer), request.release],
    queryFn: async ({ client, meta }) => {
      // Without its links, the page reads more files.
      const links = client.fetchQuery(linksQuery('characters', request.characterId, request.viewer)).catch(() => ({}));
      const { loadCharacter } = await import(/* webpackChunkName: "readers" */ './load-character');
      const { read, tints } = shellContextOf(meta);
      const isPrerendered = tints !== undefined;
      const loadFamily = async (familyId: string | undefined) => {
        const family = client.prefetchQuery(familyQuery(familyId, request.viewer));
        // HTML has to be whole; in a browser the heading does not wait for what stands far below it.
        if (isPrerendered) await family;
      };
      return loadCharacter(read, request, loadFamily, links);
    },
  });
