const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** From A to Z, without regard to case and accents; equal names keep their order. */
export const byName = <T extends { name: string }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => collator.compare(a.name, b.name));
