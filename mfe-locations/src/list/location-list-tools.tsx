import { paths } from '@otherfolk/shared/contract/paths';
import { genresOf } from '@otherfolk/shared/domain/tags';
import type { LocationIndexEntry } from '@otherfolk/shared/kinds/location/location-index-schema';
import { locationList } from '@otherfolk/shared/kinds/location/location-list';
import { createListTools, type ListTools } from '@otherfolk/shared/ui/list-filters/create-list-tools';
import { TagLine } from '../detail/tag-line';
import { texts } from '../texts';
import { locationPreview } from './location-preview';

export const listTools: ListTools<LocationIndexEntry> = createListTools<LocationIndexEntry>(locationList, {
  nameOf: ({ name }) => name,
  pathOf: ({ id }) => paths.location(id),
  columns: [
    { heading: texts.list.columns.genre, cell: ({ tags }) => genresOf(tags).join(', ') },
    { heading: texts.list.columns.summary, isText: true, cell: (entry) => entry.summary ?? locationPreview(entry) },
    { heading: texts.list.columns.tags, isText: true, cell: ({ tags }) => <TagLine tags={tags} /> },
  ],
});
