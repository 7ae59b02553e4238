import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useShellContext } from '../../contract/shell-context';
import { contributedFacet } from '../../domain/list-filters/contributed-facet';
import type { Listed } from '../../domain/list-filters/list-definition';
import { createListTools } from './create-list-tools';
import type { ListTools } from './list-tools';

/** The tools of a list with the facets that other remotes contribute, as soon as their values are there. One that fails is no filter. */
export function useContributedFacets<Item extends Listed>(own: ListTools<Item>): ListTools<Item> {
  const { contributions } = useShellContext();
  const facets = useMemo(() => contributions?.facets(own.definition.name) ?? [], [contributions, own]);
  const loaded = useQueries({
    queries: facets.map(({ key, title, load }) => ({
      queryKey: ['contributed-facet', key, title],
      queryFn: async () => contributedFacet(key, title, await load()),
      retry: false,
      staleTime: Infinity,
      persister: undefined,
    })),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  return useMemo(() => {
    if (loaded.length === 0) return own;
    return createListTools({ ...own.definition, facets: [...own.definition.facets, ...loaded] }, own.table);
  }, [own, loaded]);
}
