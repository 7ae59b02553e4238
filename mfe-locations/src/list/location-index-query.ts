import { listQuery } from '@otherfolk/shared/page/list-query';

export const locationIndexQuery = listQuery('locations', async (read) => {
  const { readLocationIndex } = await import(
    /* webpackChunkName: "readers" */ '../../../shared/src/catalogue/read-locations'
  );
  return readLocationIndex(read);
});
