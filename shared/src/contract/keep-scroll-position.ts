/** Navigation state of a link whose target shows the same page differently: the reader stays where he is on it. */
export const keepPlace = { keepPlace: true } as const;

export const keepsPlace = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'keepPlace' in state && state.keepPlace === true;
