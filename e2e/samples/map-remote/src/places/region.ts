/** The regions of the map, in the order in which they are listed. */
export const REGIONS = ['west', 'north', 'east', 'south'] as const;

export type Region = (typeof REGIONS)[number];

/** A number for a text: the same for the same text everywhere, and spread evenly (FNV-1a, with a final mix of its bits). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** The region of a place, by its id alone. */
export const regionOf = (id: string): Region => REGIONS[hashOf(id) % REGIONS.length] ?? 'west';
