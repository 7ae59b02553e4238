import { paths } from '@otherfolk/shared/contract/paths';
import { genresOf } from '@otherfolk/shared/domain/tags';
import type { PlotIndexEntry } from '@otherfolk/shared/kinds/plot/plot-index-schema';
import { plotList } from '@otherfolk/shared/kinds/plot/plot-list';
import { createListTools, type ListTools } from '@otherfolk/shared/ui/list-filters/create-list-tools';
import { texts } from '../texts';

const { columns } = texts.list;

export const listTools: ListTools<PlotIndexEntry> = createListTools<PlotIndexEntry>(plotList, {
  nameOf: ({ title }) => title,
  labelOf: ({ variantLabel }) => variantLabel,
  pathOf: ({ coreId, id }) => paths.plot(coreId, id),
  columns: [
    { heading: columns.hook, isText: true, cell: ({ hook }) => hook },
    { heading: columns.genre, cell: ({ tags }) => genresOf(tags).join(', ') },
    { heading: columns.added, cell: ({ dateAdded }) => dateAdded },
    { heading: columns.updated, cell: ({ dateUpdated }) => dateUpdated },
  ],
});
