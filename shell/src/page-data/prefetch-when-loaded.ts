/** What fetches later pages; the code that does it puts it here when it is loaded. */
export const prefetchWhenLoaded: {
  /** Resolves when the page can be drawn without waiting, or when what it needs did not come. */
  run?: (pathname: string) => Promise<void>;
} = {};
