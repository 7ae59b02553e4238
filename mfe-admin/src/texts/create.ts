export const createTexts = {
  newItem: (label: string) => `+ New ${label}`,
} as const;
