const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Compares without regard to case and accents; numbers by what they count: 2 comes before 10. */
export const compareNames = (a: string, b: string): number => collator.compare(a, b);
