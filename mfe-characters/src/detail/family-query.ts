import { queryOptions } from '@tanstack/react-query';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';

/**
 * The family of a character, as one viewer may see it; null where it has none, or where its file cannot be read (which is logged).
 * What a visitor gets with a page lacks the members that are hidden.
 */
export const familyQuery = (familyId: string | undefined, viewer: Viewer) =>
  queryOptions({
    queryKey: ['family', familyId ?? '', audienceKey(viewer)],
    queryFn: async ({ meta }) => {
      if (!familyId) return null;
      const { readFamily } = await import(
        /* webpackChunkName: "readers" */ '@otherfolk/shared/kinds/family/read-family'
      );
      return readFamily(shellContextOf(meta).read, familyId);
    },
  });
