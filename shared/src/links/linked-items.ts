import type { ImageKind } from '../catalogue/image-paths';
import { paths } from '../contract/paths';
import type { Viewer } from '../domain/viewer';
import { type ItemRow, type LinkedKind, linkKey, type LinksPart } from './links-files';

/** A link to an item, as a page shows it. */
export interface LinkedItem {
  to: string;
  name: string;
  /** What its life or variant is called. */
  label?: string;
  image?: { kind: ImageKind; file: string };
  /** The role that somebody plays there, or the words of a relation. */
  note?: string;
  /** Of a person's lives or a plot's variants the only one that is meant. */
  variantId?: string;
}

export interface LinksOfItem {
  /** Plots with a role for a person, and then the places that are connected with it. */
  appearsIn: LinkedItem[];
  mentionedBy: LinkedItem[];
  /** Of a person: by life and by the ids of relations, the avatars of who is meant. */
  portraits: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Of a plot: who plays its roles. */
  cast: Player[];
}

/** Somebody who plays a role; `variantId` is that of the plot. */
export interface Player extends LinkedItem {
  /** The id of a person or a life, as the role has it. */
  playerId: string;
}

const IMAGE_KINDS: Record<LinkedKind, ImageKind> = {
  characters: 'avatar',
  plots: 'plotCover',
  locations: 'locationCover',
};

const PATHS: Record<LinkedKind, (coreId: string, id: string) => string> = {
  characters: paths.character,
  plots: paths.plot,
  locations: (_, id) => paths.location(id),
};

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
    to: PATHS[kind](coreId, id),
    name,
    ...(label && { label }),
    ...(image && { image: { kind: IMAGE_KINDS[kind], file: image } }),
    ...(note && { note }),
    ...(variantId && { variantId }),
  };
}

/** What leads to an item, by its key, as far as the viewer may see it. */
export function linkedItems({ items, links }: LinksPart, key: string, viewer: Viewer): LinksOfItem {
  const resolve = (wanted: Wanted): LinkedItem[] => {
    const row = items[linkKey(wanted.kind, wanted.id)];
    return row && opens(viewer, row[4] ?? '') ? [linkTo(wanted, row)] : [];
  };
  const { roles = [], portraits = {}, cast = [], places = [], mentions = [] } = links[key] ?? {};
  return {
    appearsIn: [
      ...roles.flatMap(([id, note, variantId]) => resolve({ kind: 'plots', id, note, variantId })),
      ...places.flatMap(([id, variantId]) => resolve({ kind: 'locations', id, variantId })),
    ],
    mentionedBy: mentions.flatMap(([kind, id, note]) => resolve({ kind, id, note })),
    portraits,
    cast: cast.flatMap(([variantId, playerId, id]) =>
      resolve({ kind: 'characters', id, variantId }).map((item) => ({ ...item, playerId })),
    ),
  };
}

/** Those that are about this life or variant, or about all of them. */
export const linksOfVariant = <Item extends LinkedItem>(items: readonly Item[], id: string): Item[] =>
  items.filter(({ variantId }) => variantId === undefined || variantId === id);
