/** A remote, or its entry, that has not come by then has failed. */
export const TIMEOUT_MS = 8000;
