import { queryOptions } from '@tanstack/react-query';
import { shellContextOf } from '../contract/shell-context';

export const imageIndexQuery = queryOptions({
  queryKey: ['image-index'],
  queryFn: async ({ meta }) => {
    const { readImageIndex } = await import(/* webpackChunkName: "readers" */ '../catalogue/read-image-index');
    return readImageIndex(shellContextOf(meta).read);
  },
});
