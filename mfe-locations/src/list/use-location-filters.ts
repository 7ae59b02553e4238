import { startTransition, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepScrollPosition } from '@otherfolk/shared/contract/keep-scroll-position';
import { useHydrated } from '@otherfolk/shared/page/use-hydrated';
import { readFilters, writeFilters } from './filter-params';
import type { LocationFilters } from './location-filters';

const NONE = new URLSearchParams();

interface ChosenFilters {
  /** What the URL says. Hydration starts without filters: the page was rendered for no query. */
  filters: LocationFilters;
  /** What was chosen last; the URL, and a long list, may take a moment to follow. */
  chosen: LocationFilters;
  change: (change: Partial<LocationFilters>) => void;
}

export function useLocationFilters(): ChosenFilters {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const filters = useMemo(() => readFilters(hydrated ? params : NONE), [hydrated, params]);
  const [chosen, choose] = useOptimistic(filters);
  const change = (changed: Partial<LocationFilters>) =>
    startTransition(() => {
      const next = { ...chosen, ...changed };
      choose(next);
      setParams((current) => writeFilters(current, next), { replace: true, state: keepScrollPosition });
    });
  return { filters, chosen, change };
}
