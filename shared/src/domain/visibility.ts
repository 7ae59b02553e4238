import { type Staged, stageOf } from './release';
import type { Viewer } from './viewer';

export interface Visible extends Staged {
  isUnnamed?: boolean | undefined;
}

/** Decides by flags, which alone open anything: an admin without flags sees what a visitor sees. */
export function isVisible(item: Visible, viewer: Viewer, release: number): boolean {
  if (item.isUnnamed && !viewer.aU) return false;
  const seen = { published: true, next: viewer.aN, pipeline: viewer.aP }; // docs/product.md#releases-and-visibility
  return seen[stageOf(item, release)];
}

/** Keeps the order. */
export function visibleItems<T extends Visible>(items: readonly T[], viewer: Viewer, release: number): T[] {
  return items.filter((item) => isVisible(item, viewer, release));
}
