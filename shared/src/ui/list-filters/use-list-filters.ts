import { startTransition, useCallback, useLayoutEffect, useOptimistic, useRef } from 'react';
import { readFilters, writeFilters } from '../../domain/list-filters/filter-params';
import type { ListDefinition, Listed } from '../../domain/list-filters/list-definition';
import { type ListFilters, NO_FILTERS } from '../../domain/list-filters/list-filters';
import { useHydrated } from '../../hooks/use-hydrated';

/** The next filters, given the present ones. */
export type ChangeFilters = (change: (filters: ListFilters) => Partial<ListFilters>) => void;

interface ListFiltersRequest {
  /** The filters that the list is asked for, as far as it knows them, where it is there. */
  known: ListFilters | undefined;
  params: URLSearchParams;
  onAsk: (params: URLSearchParams) => void;
  /** Is done with each choice, in small steps as that is. */
  meanwhile: () => void;
}

/** The filters that were chosen last (a long list may take a moment to follow), and how to choose: the same function each time. */
export function useListFilters<Item extends Listed>(
  definition: ListDefinition<Item>,
  { known, params, onAsk, meanwhile }: ListFiltersRequest,
): [chosen: ListFilters, change: ChangeFilters] {
  // The page was rendered for no query.
  const asked = useHydrated() ? readFilters(params, definition) : NO_FILTERS;
  const [chosen, choose] = useOptimistic(known ?? asked);
  const latest = useRef({ chosen, params, onAsk });
  useLayoutEffect(() => {
    latest.current = { chosen, params, onAsk };
  }, [chosen, params, onAsk]);
  const change = useCallback<ChangeFilters>(
    (make) => {
      const { current } = latest;
      const next = { ...current.chosen, page: NO_FILTERS.page, ...make(current.chosen) };
      current.chosen = next;
      startTransition(() => {
        meanwhile();
        choose(next);
        current.onAsk(writeFilters(current.params, next, definition));
      });
    },
    [choose, definition, meanwhile],
  );
  return [chosen, change];
}
