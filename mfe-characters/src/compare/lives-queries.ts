import { queryOptions } from '@tanstack/react-query';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import type { Seeing } from './load-lives';

const loaders = () => import(/* webpackChunkName: "readers" */ './load-lives');

/** The lives of a character, as one viewer may see them. */
export const livesQuery = (characterId: string, { viewer, release }: Seeing) =>
  queryOptions({
    queryKey: ['lives', characterId, audienceKey(viewer), release],
    queryFn: async ({ meta }) =>
      (await loaders()).loadLives(shellContextOf(meta).read, characterId, { viewer, release }),
  });

/** Lives of anybody by the ids of variants, in their order; null stands for one that the viewer does not see. */
export const comparedQuery = (ids: readonly string[], { viewer, release }: Seeing) =>
  queryOptions({
    queryKey: ['compared', ids.join(), audienceKey(viewer), release],
    queryFn: async ({ meta }) => {
      const { loadLife } = await loaders();
      return Promise.all(ids.map((id) => loadLife(shellContextOf(meta).read, id, { viewer, release })));
    },
  });
