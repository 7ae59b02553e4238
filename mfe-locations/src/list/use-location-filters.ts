import { keepPlace } from '@otherfolk/shared/contract/keep-place';
import { useHydrated } from '@otherfolk/shared/page/use-hydrated';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters } from './filter-params';
import type { LocationFilters } from './location-filters';

const NONE = new URLSearchParams();

/** The filters in the URL, and their setter. Hydration starts without them: the page was rendered for no query. */
export function useLocationFilters(): [LocationFilters, (change: Partial<LocationFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const filters = useMemo(() => readFilters(hydrated ? params : NONE), [hydrated, params]);
  const change = (changed: Partial<LocationFilters>) =>
    setParams((current) => writeFilters(current, { ...readFilters(current), ...changed }), {
      replace: true,
      state: keepPlace,
    });
  return [filters, change];
}
