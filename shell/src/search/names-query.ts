import { queryOptions } from '@tanstack/react-query';
import { paths } from '@otherfolk/shared/contract/paths';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import { FRESH_MS } from '@otherfolk/shared/queries/freshness';
import { entriesOf, type NameEntry } from '@otherfolk/shared/search/name-entries';
import { NameSearch } from '@otherfolk/shared/search/name-search';
import { parseNames } from '@otherfolk/shared/search/parse-search';
import { NAMES_FILE } from '@otherfolk/shared/search/search-files';

export interface LoadedNames {
  /** The id of the names: the full text belongs to the same. */
  id: string;
  search: NameSearch;
  byAddress: ReadonlyMap<string, NameEntry>;
}

const pageEntry = (name: string, to: string, ...aliases: string[]): NameEntry => ({
  ...{ kind: 'page', id: '', coreId: '', owner: '', detail: '', image: '', rating: undefined },
  ...{ name, to, aliases },
});

/** The pages that are for everybody. */
export const PAGES: readonly NameEntry[] = [
  pageEntry('Home', paths.home),
  pageEntry('Characters', paths.characters, 'people', 'lives'),
  pageEntry('Plots', paths.plots, 'stories'),
  pageEntry('Locations', paths.locations, 'places'),
  pageEntry('Atlas', paths.atlas, 'map', 'relations', 'families'),
  pageEntry('Compare', paths.compare, 'side by side'),
  pageEntry('Calendar', paths.calendar, 'birthdays'),
  pageEntry('Tags', paths.tags, 'how to find things'),
  pageEntry('Changelog', paths.changelog, 'releases', 'what is new'),
  pageEntry('Privacy', paths.privacy, 'what is stored'),
];

/** Everything that a viewer finds by name. Rejects where the index cannot be read: half of it would hide what is there. */
export const namesQuery = (viewer: Viewer) =>
  queryOptions({
    queryKey: ['search-names', audienceKey(viewer)],
    queryFn: async ({ meta }): Promise<LoadedNames> => {
      const names = parseNames(await shellContextOf(meta).read(NAMES_FILE));
      const entries = [...entriesOf(names), ...PAGES];
      const search = await NameSearch.over(entries);
      return { id: names.id, search, byAddress: new Map(entries.map((entry) => [entry.to, entry])) };
    },
    staleTime: FRESH_MS,
    gcTime: Infinity,
    structuralSharing: false,
  });
