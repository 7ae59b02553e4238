import { tryOr } from '@otherfolk/shared/domain/try-or';
import type { PageLoad } from '@otherfolk/shared/storage/page-loads';
import { MAX_PAGE_LOADS, PAGE_LOADS_KEY } from '@otherfolk/shared/storage/page-loads-key';

/** Keeps how a page was loaded, in the place of what was kept of the same load before. A list that is broken, or has no room, is begun anew. */
export function keepPageLoad(load: PageLoad): void {
  const stored = tryOr((): unknown => JSON.parse(localStorage.getItem(PAGE_LOADS_KEY) ?? '[]'), []);
  const earlier = (Array.isArray(stored) ? stored : []) as (Partial<PageLoad> | null)[];
  const others = earlier.filter((each) => each?.at !== load.at);
  try {
    localStorage.setItem(PAGE_LOADS_KEY, JSON.stringify([...others, load].slice(-MAX_PAGE_LOADS)));
  } catch {
    tryOr(() => localStorage.removeItem(PAGE_LOADS_KEY), undefined);
  }
}
