import type { ItemFolder } from '../kinds';

/** The folder of links that are derived from the other files of a catalogue: what leads to an item, by the item. */
export const LINKS_FOLDER = 'links/'; // docs/data-contract.md#links

/** The number of files, whatever the size of the catalogue: a page reads one of them. */
const PARTS = 16;

const partFile = (part: number): string => `${LINKS_FOLDER}${part.toString(PARTS)}.json`;

/** A file of derived links. */
export const LINKS_FILE = /^links\/[0-9a-f]\.json$/;

export const linksFiles: readonly string[] = Array.from({ length: PARTS }, (_, part) => partFile(part));

/** The folder of an item; one with versions goes by the id of its core. */
export type LinkedKind = ItemFolder;

export const linkKey = (kind: LinkedKind, id: string): string => `${kind}/${id}`;

/** The file that holds the links to an item, by its key. */
export function linksFileOf(key: string): string {
  let sum = 0;
  for (let index = 0; index < key.length; index += 1) sum = (sum * 31 + key.charCodeAt(index)) % 65_521;
  return partFile(sum % PARTS);
}

/** Ids at the end of a row that would be empty are missing. */
export interface ItemLinks {
  /** The roles of a person: plot variant, what the role is called, and the life that plays it where the plot says so. */
  roles?: [plotId: string, role: string, lifeId?: string][];
  /** The lives of a person who has several, with the letters of the flags that open each, as in a row. */
  lives?: [id: string, flags?: string][];
  /** The avatars of those whom a person's relations mean, by life and by the id of the relation, in the same world where there is one. */
  portraits?: Record<string, Record<string, string>>;
  /** The players of a plot's roles: the variant, the id that the role has, and the life that shows the player. */
  cast?: [plotId: string, playerId: string, lifeId: string][];
  /** The places that name a person or a plot, and the life or variant where they say so. */
  places?: [placeId: string, variantId?: string][];
  /** Who else names the item: a life, a plot variant or a place, and in which words it is related. */
  mentions?: [kind: LinkedKind, id: string, relation?: string][];
}

/** What a link to an item shows. Empty texts at the end are missing; there is no image of what is behind a veil. */
export type ItemRow = [
  coreId: string,
  name: string,
  /** What the life or the variant is called. */
  label?: string,
  /** The file of an avatar or a cover. */
  image?: string,
  /** Letters of the flags that open the item: N, P, U. */
  flags?: string,
];

/** One file: the links of items by their keys, and the items that they lead to. Items to which nothing leads are not in it, but for people with several lives. */
export interface LinksPart {
  items: Record<string, ItemRow>;
  links: Record<string, ItemLinks>;
}
