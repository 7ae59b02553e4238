import { plotKind } from '../kinds/plot/kind';
import { listQuery } from './list-query';

export const plotVariantsQuery = listQuery(plotKind.folder, async (read) => {
  const { readPlotVariantIndex } = await import(/* webpackChunkName: "readers" */ '../kinds/plot/read-plots');
  return readPlotVariantIndex(read);
});
