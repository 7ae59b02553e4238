import type { ImageKind } from '../catalogue/image-paths';
import type { Viewer } from '../domain/viewer';
import { ITEM_KINDS, itemPath } from '../kinds';
import { plotKind } from '../kinds/plot/kind';
import { type ItemRow, type LinkedKind, linkKey } from './links-files';
import type { LinksOfKey } from './parse-links';

/** A link to an item, as a page shows it. */
export interface LinkedItem {
  to: string;
  name: string;
  /** What its life or variant is called. */
  label?: string;
  image?: { kind: ImageKind; file: string };
  /** The role that somebody plays there, or the words of a relation. */
  note?: string;
  /** The life of a person, or the variant of a plot, that alone is meant. */
  variantId?: string;
}

/** The number of mentions that a page carries: thousands may name one person. */
export const MOST_MENTIONS = 60;

export interface LinksOfItem {
  /** The lives of a person who has several, and whether the viewer may see each. */
  lives?: Readonly<Record<string, boolean>>;
  /** Plots with a role for a person, and then the places that are connected with it. */
  appearsIn: LinkedItem[];
  /** The first MOST_MENTIONS of them. */
  mentionedBy: LinkedItem[];
  /** Where there are more: the key of the item, and how many there are in all. */
  mentions?: { key: string; count: number };
  /** The avatars of the people that a person's relations mean, by life and by the ids of the relations. */
  portraits: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The people who play the roles of a plot. */
  cast: Player[];
}

/** Somebody who plays a role; `variantId` is that of the plot. */
export interface Player extends LinkedItem {
  /** The id of a person or a life, as the role has it. */
  playerId: string;
}

/** Editors read the links of everybody, and see those that their flags open. */
const opens = ({ aN, aP, aU }: Viewer, flags: string): boolean =>
  (aN || !flags.includes('N')) && (aP || !flags.includes('P')) && (aU || !flags.includes('U'));

interface Wanted {
  kind: LinkedKind;
  id: string;
  note?: string | undefined;
  variantId?: string | undefined;
}

function linkTo({ kind, id, note, variantId }: Wanted, [coreId, name, label, image]: ItemRow): LinkedItem {
  return {
    to: itemPath(kind, coreId, id),
    name,
    ...(label && { label }),
    ...(image && { image: { kind: ITEM_KINDS[kind].cover, file: image } }),
    ...(note && { note }),
    ...(variantId && { variantId }),
  };
}

/** What leads to an item, as far as the viewer may see it. */
export function linkedItems({ links, rowOf }: LinksOfKey, viewer: Viewer): LinksOfItem {
  const resolve = (wanted: Wanted): LinkedItem[] => {
    const row = rowOf(linkKey(wanted.kind, wanted.id));
    return row && opens(viewer, row[4] ?? '') ? [linkTo(wanted, row)] : [];
  };
  const { lives, roles = [], portraits = {}, cast = [], places = [], mentions = [] } = links;
  return {
    ...(lives && { lives: Object.fromEntries(lives.map(([id, flags = '']) => [id, opens(viewer, flags)])) }),
    appearsIn: [
      ...roles.flatMap(([id, note, variantId]) => resolve({ kind: plotKind.folder, id, note, variantId })),
      ...places.flatMap(([id, variantId]) => resolve({ kind: 'locations', id, variantId })),
    ],
    mentionedBy: mentions.flatMap(([kind, id, note]) => resolve({ kind, id, note })),
    portraits,
    cast: cast.flatMap(([variantId, playerId, id]) =>
      resolve({ kind: 'characters', id, variantId }).map((item) => ({ ...item, playerId })),
    ),
  };
}

/** The items that are about this life or variant, or about all of them. */
export const linksOfVariant = <Item extends LinkedItem>(items: readonly Item[], id: string): Item[] =>
  items.filter(({ variantId }) => variantId === undefined || variantId === id);
