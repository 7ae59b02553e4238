import { paths } from '@otherfolk/shared/contract/paths';
import type { ListPublicPages } from '@otherfolk/shared/contract/public-pages';
import { readPlotVariantIndex } from '@otherfolk/shared/kinds/plot/read-plots';

export const listPublicPages: ListPublicPages = async ({ visible }) => {
  const variants = await visible(readPlotVariantIndex);
  return [
    paths.plots,
    // A card's link 'Read' leads to a plot by the id of its variant alone.
    ...variants.flatMap(({ coreId, id }) => [paths.plot(coreId), paths.plot(coreId, id), paths.plot(id)]),
  ];
};
