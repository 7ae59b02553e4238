/** The answers that stay on this device for when there is no network, by the name of their cache, and how many of each. */
export const CACHES = {
  /** Hashed files of shell and remotes. */
  builds: { name: 'otherfolk-builds', entries: 200 },
  /** The registry and the manifests of remotes. */
  registry: { name: 'otherfolk-registry', entries: 20 },
  pages: { name: 'otherfolk-pages', entries: 50 },
  data: { name: 'otherfolk-data', entries: 300 },
  // Devices of readers have it by this name.
  images: { name: 'otherfolk-pictures', entries: 150 },
} as const;

export type Kind = keyof typeof CACHES;

/** A larger answer is not kept: with the numbers of entries, it caps what the site may take of a device. */
export const LARGEST_BYTES = 1_000_000;

/** The caches that may tell of items that only a member sees. */
export const OF_MEMBERS = ['pages', 'data', 'images'] as const satisfies Kind[];

/** The message by which a page asks the service worker to forget those. */
export const FORGET_MEMBERS = 'FORGET_MEMBERS';
