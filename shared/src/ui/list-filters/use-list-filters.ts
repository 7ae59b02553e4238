import { startTransition, useCallback, useLayoutEffect, useOptimistic, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepScrollPosition } from '../../contract/keep-scroll-position';
import { readFilters, writeFilters } from '../../domain/list-filters/filter-params';
import type { ListDefinition, Listed } from '../../domain/list-filters/list-definition';
import { type ListFilters, NO_FILTERS } from '../../domain/list-filters/list-filters';
import { useHydrated } from '../../page/use-hydrated';

/** What the filters become, given what they are. */
export type ChangeFilters = (change: (filters: ListFilters) => Partial<ListFilters>) => void;

/**
 * What was chosen last (the address, and a long list, may take a moment to follow), and how to choose: the same function each
 * time. `known` are the filters of the address as far as the list knows them, where it is there; `meanwhile` is done with each
 * choice, in small steps as that is.
 */
export function useListFilters<Item extends Listed>(
  definition: ListDefinition<Item>,
  known: ListFilters | undefined,
  meanwhile: () => void,
): [chosen: ListFilters, change: ChangeFilters] {
  const [params, setParams] = useSearchParams();
  // The page was rendered for no query.
  const asked = useHydrated() ? readFilters(params, definition) : NO_FILTERS;
  const [chosen, choose] = useOptimistic(known ?? asked);
  const latest = useRef({ chosen, setParams });
  useLayoutEffect(() => {
    latest.current = { chosen, setParams };
  }, [chosen, setParams]);
  const change = useCallback<ChangeFilters>(
    (make) => {
      const { current } = latest;
      const next = { ...current.chosen, page: NO_FILTERS.page, ...make(current.chosen) };
      current.chosen = next;
      startTransition(() => {
        meanwhile();
        choose(next);
        current.setParams((now) => writeFilters(now, next, definition), { replace: true, state: keepScrollPosition });
      });
    },
    [choose, definition, meanwhile],
  );
  return [chosen, change];
}
