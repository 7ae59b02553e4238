/** The key under which the device keeps how the last pages were loaded, as a list of PageLoad, the latest last. */
export const PAGE_LOADS_KEY = 'otherfolk:loads';

/** The most page loads that are kept. */
export const MAX_PAGE_LOADS = 50;
