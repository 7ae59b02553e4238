import { compareNames } from '@otherfolk/shared/domain/compare-names';

/** The items from A to Z, without regard to case and accents; equal names keep their order. */
export const byName = <T extends { name: string }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => compareNames(a.name, b.name));
