/** The number of the promise between shell and remotes; it changes when an older remote could no longer be mounted. */
export const CONTRACT_VERSION = 5;
