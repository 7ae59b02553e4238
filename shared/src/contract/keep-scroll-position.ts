/** Navigation state of a link whose target shows the same page differently: the reader stays where he is on it. */
export const keepScrollPosition = { keepScrollPosition: true } as const;

export const keepsScrollPosition = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepScrollPosition' in state && state.keepScrollPosition === true;
