import { queryOptions } from '@tanstack/react-query';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';

/** The family of a character; null where it has none, or where its file cannot be read (which is logged). */
export const familyQuery = (familyId: string | undefined) =>
  queryOptions({
    queryKey: ['family', familyId ?? ''],
    queryFn: async ({ meta }) => {
      if (!familyId) return null;
      const { readFamily } = await import(/* webpackChunkName: "readers" */ '@otherfolk/shared/catalogue/read-family');
      return readFamily(shellContextOf(meta).read, familyId);
    },
  });
