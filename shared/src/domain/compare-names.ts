const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** Compares without regard to case and accents. */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);
