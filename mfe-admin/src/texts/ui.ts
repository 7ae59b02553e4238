export const uiTexts = {
  close: 'Close',
  willBe: (answer: string) => `It will be '${answer}'.`,
  useInstead: (instead: string) => `Use '${instead}'`,
  cancel: 'Cancel',
  showMore: (count: number) => `Show ${count} more`,
} as const;
