import { queryOptions } from '@tanstack/react-query';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { listOrNothing } from '@otherfolk/shared/queries/list-query';

/** The catalogue releases, newest first. */
export const changelogQuery = queryOptions({
  queryKey: ['changelog'],
  queryFn: ({ meta }) =>
    listOrNothing('changelog', async () => {
      const { readChangelog } = await import(
        /* webpackChunkName: "readers" */ '@otherfolk/shared/kinds/changelog/read-changelog'
      );
      return readChangelog(shellContextOf(meta).read);
    }),
});
