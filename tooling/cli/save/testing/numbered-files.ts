const LETTERS = 3000;

/** Files that one change writes together. */
export const FILES: readonly string[] = [
  'site.json',
  ...Array.from({ length: 30 }, (_, index) => `characters/life-${index}.json`),
];

/** A text of more than one block, so that a file can be half written. */
export const textOf = (path: string, number: number): string =>
  `${JSON.stringify({ path, filler: String(number % 10).repeat(LETTERS), number })}\n`;
