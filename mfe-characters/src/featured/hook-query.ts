import { queryOptions } from '@tanstack/react-query';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import type { CharacterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-schema';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';

/** The first words about a person, empty where there are none or the files cannot be read. */
export const hookQuery = ({ id, coreId }: CharacterIndexEntry, viewer: Viewer) =>
  queryOptions({
    queryKey: ['featured-hook', id, audienceKey(viewer)],
    queryFn: async ({ meta }) => {
      const { readHook } = await import(/* webpackChunkName: "readers" */ './read-hook');
      return readHook(shellContextOf(meta).read, { id, coreId });
    },
  });
