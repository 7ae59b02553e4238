import { listQuery } from './list-query';

export const locationIndexQuery = listQuery('locations', async (read) => {
  const { readLocationIndex } = await import(/* webpackChunkName: "readers" */ '../kinds/location/read-locations');
  return readLocationIndex(read);
});
