import * as v from 'valibot';
import { tryOr } from '../domain/try-or';
import { PAGE_LOADS_KEY } from './page-loads-key';

const figure = v.optional(v.pipe(v.number(), v.finite()));

const pageLoadSchema = v.object({
  /** The milliseconds since 1970. */
  at: v.number(),
  /** What was opened, as a kind of page: no address, and no id. */
  page: v.string(),
  /** The first script of the shell, whose name says which shell it is. */
  shell: v.string(),
  /** The remotes of the page: their releases, and the milliseconds that each took to load. */
  remotes: v.optional(v.record(v.string(), v.object({ release: v.string(), ms: figure })), {}),
  /** Remotes that failed, and how. */
  failed: v.optional(
    v.array(
      v.object({
        id: v.string(),
        release: v.string(),
        /** Whether it did not load, or failed while it was drawn. */
        while: v.picklist(['loading', 'drawing']),
        /** What it said. It stays in this browser. */
        said: v.optional(v.string()),
      }),
    ),
    [],
  ),
  /** Milliseconds. */
  load: figure,
  lcp: figure,
  inp: figure,
  /** The layout shift, without a unit. */
  cls: figure,
});

/** A page that this browser has loaded: how long it took, and what failed. */
export type PageLoad = v.InferOutput<typeof pageLoadSchema>;

/** The last pages that this browser has loaded, the latest first. What is no such list counts as none. */
export function readPageLoads(): PageLoad[] {
  const stored = tryOr((): unknown => JSON.parse(localStorage.getItem(PAGE_LOADS_KEY) ?? '[]'), []);
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((each) => (v.is(pageLoadSchema, each) ? v.parse(pageLoadSchema, each) : [])).reverse();
}

/** Forgets them. */
export const forgetPageLoads = (): void => tryOr(() => localStorage.removeItem(PAGE_LOADS_KEY), undefined);
