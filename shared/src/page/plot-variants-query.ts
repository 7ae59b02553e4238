import { listQuery } from './list-query';

export const plotVariantsQuery = listQuery('plots', async (read) => {
  const { readPlotVariantIndex } = await import(/* webpackChunkName: "readers" */ '../kinds/plot/read-plots');
  return readPlotVariantIndex(read);
});
