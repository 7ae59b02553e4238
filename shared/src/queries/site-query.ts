import { queryOptions } from '@tanstack/react-query';
import { shellContextOf } from '../contract/shell-context';

export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: async ({ meta }) => {
    const { readSite } = await import(/* webpackChunkName: "readers" */ '../kinds/site/read-site');
    return readSite(shellContextOf(meta).read);
  },
});
