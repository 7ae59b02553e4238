import { type Staged, stageOf } from './release';
import type { Viewer } from './viewer';
import { isVisible } from './visibility';

export interface VariantReference {
  id: string;
  recordInfo?: Staged | undefined;
}

export interface CoreWithVariants<Reference extends VariantReference> {
  isUnnamed?: boolean | undefined;
  variants?: readonly Reference[] | undefined;
}

/** The part of a variant that the index knows better than the core's list: which variants are unnamed. */
export type UnnamedEntry = { id: string; isUnnamed?: boolean | undefined };

/**
 * The variants that the viewer may open, in the core's order; the first is the one to show where the URL names none.
 * An index entry decides whether a variant is unnamed; without one the core does.
 */
export function visibleVariants<Reference extends VariantReference>(
  core: CoreWithVariants<Reference>,
  viewer: Viewer,
  release: number,
  indexEntries: readonly UnnamedEntry[] = [],
): Reference[] {
  const entries = new Map(indexEntries.map((entry) => [entry.id, entry]));
  return (core.variants ?? []).filter((variant) => {
    const isUnnamed = (entries.get(variant.id) ?? core).isUnnamed;
    return isVisible({ ...variant.recordInfo, isUnnamed }, viewer, release);
  });
}

/** The visible variants that are published: picker and arrows offer them to everyone alike. */
export function selectableVariants<Reference extends VariantReference>(
  core: CoreWithVariants<Reference>,
  viewer: Viewer,
  release: number,
  indexEntries: readonly UnnamedEntry[] = [],
): Reference[] {
  return visibleVariants(core, viewer, release, indexEntries).filter(
    ({ recordInfo }) => stageOf(recordInfo ?? {}, release) === 'published', // docs/product.md#detail-pages
  );
}

/** The ids before and after the current one, in a ring; undefined with fewer than two ids, and where the current one is not among them. */
export function neighbours(
  variantIds: readonly string[],
  currentId: string,
): { previous: string; next: string } | undefined {
  const index = variantIds.indexOf(currentId);
  if (index < 0 || variantIds.length < 2) return undefined;
  const previous = variantIds.at(index - 1);
  const next = variantIds[(index + 1) % variantIds.length];
  return previous === undefined || next === undefined ? undefined : { previous, next };
}
