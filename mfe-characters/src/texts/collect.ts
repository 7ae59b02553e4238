/** The texts of what collects lives to be compared. */
export const collectTexts = {
  button: {
    sign: (isCollected: boolean) => (isCollected ? '✓' : '+'),
    compare: 'Compare',
    label: (name: string) => `Compare ${name}`,
  },
  bar: {
    label: 'Compare',
    overfull: 'You can compare up to four lives: remove one first.', // docs/product.md#compare
    status: (count: number) => (count === 1 ? 'One life to compare: choose another.' : `${count} lives to compare`),
    remove: (name: string) => `Remove ${name}`,
    sideBySide: 'Side by side',
    clear: 'Clear',
  },
} as const;
