import type { LocalDay } from './local-day';

/** The release that is out where the catalogue names none. */
export const DEFAULT_RELEASE = 2; // docs/product.md#constants

/** An item without a version was released before the first one. */
export const DEFAULT_VERSION = -1; // docs/product.md#constants

export type Stage = 'published' | 'next' | 'pipeline';

/** The texts of stage badges; a published item has none. */
export const STAGE_LABELS = { published: undefined, next: 'Next Release', pipeline: 'Pipeline' } as const; // docs/product.md#releases-and-visibility

export interface Staged {
  published?: boolean | undefined;
  version?: number | undefined;
  /** The day from which on it counts as published. */
  releaseAt?: LocalDay | undefined;
}

/** Missing fields count as not published and as version -1. */
export function stageOf({ published = false, version = DEFAULT_VERSION }: Staged, release: number): Stage {
  if (!published) return 'pipeline';
  return version <= release ? 'published' : 'next'; // docs/product.md#releases-and-visibility
}
