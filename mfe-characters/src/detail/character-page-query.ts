import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { queryOptions } from '@tanstack/react-query';
import type { CharacterRequest } from './load-character';

/** The files of one character page, as one viewer may see them. */
export const characterPageQuery = ({ characterId, variantId, viewer, release }: CharacterRequest) =>
  queryOptions({
    queryKey: ['character', characterId, variantId ?? '', viewer.aN, viewer.aP, viewer.aU, release],
    queryFn: async ({ meta }) => {
      const { loadCharacter } = await import(/* webpackChunkName: "readers" */ './load-character');
      return loadCharacter(shellContextOf(meta).read, { characterId, variantId, viewer, release });
    },
  });
