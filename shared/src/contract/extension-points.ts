import type { ComponentType } from 'react';
import type { Viewer } from '../domain/viewer';

/**
 * The places of the site to which any remote may contribute, each with its version. A version grows only by what may be missing; anything
 * else is a new version, which the shell then offers beside the old one.
 */
export const EXTENSION_POINTS = {
  /** A link in the navigation bar. */
  'navigation.link': 1,
  /** A section at the end of the page of a life, with its title and an entry in the contents. */
  'character.section': 1,
  'plot.section': 1,
  'location.section': 1,
  /** An action at the foot of the page of an item. */
  'page.action': 1,
  /** An action on the card of an item in a list. */
  'card.action': 1,
  /** A filter of a list. */
  'list.facet': 1,
  /** A row on the home page. */
  'home.row': 1,
  /** A panel in Admin Tools. */
  'admin.panel': 1,
  /** Results of the search palette. */
  'search.source': 1,
  /** A field of an editor. */
  'editor.field': 1,
} as const;

export type ExtensionPoint = keyof typeof EXTENSION_POINTS;

/** The kinds of items that have pages. */
export type ItemKind = 'characters' | 'plots' | 'locations';

/** A part of every contribution. */
interface ContributionBase<Point extends ExtensionPoint> {
  /** Lower-case letters, digits and hyphens; no other contribution of the remote has the same. */
  id: string;
  point: Point;
  /** The version of the point; without it, 1. */
  version?: number;
  /** Plain text. The owner of a site may replace it. */
  title: string;
  /** The place among the contributions to the point, the lowest first; without it, 100. The owner of a site may replace it. */
  order?: number;
  /** The roles that have it: without it, everybody. */
  guard?: readonly Viewer['memType'][];
}

/** The space in pixels that is kept for a part of a page, whatever comes into it. */
interface ReservedSpace {
  /** The height on a phone, and everywhere where `wideHeight` is missing. */
  height: number;
  /** The height from 640 px of width on. */
  wideHeight?: number;
}

export interface LinkContribution extends ContributionBase<'navigation.link'> {
  /** A path of the site. */
  to: string;
}

export interface SectionContribution
  extends ContributionBase<'character.section' | 'plot.section' | 'location.section'>, ReservedSpace {}

export interface ActionContribution extends ContributionBase<'page.action' | 'card.action'> {
  items: readonly ItemKind[];
  /** A path of the site with `{id}` for the id of the item. Without it, the remote's function of the same id is called. */
  to?: string;
}

export interface FacetContribution extends ContributionBase<'list.facet'> {
  list: ItemKind;
}

export interface RowContribution extends ContributionBase<'home.row'>, ReservedSpace {}

export type PanelContribution = ContributionBase<'admin.panel'>;

export type SearchContribution = ContributionBase<'search.source'>;

export interface FieldContribution extends ContributionBase<'editor.field'> {
  /** The kind of items whose editor has it. */
  items: ItemKind;
  /** The property of the item's file that it edits: one that the catalogue's own fields do not have. */
  property: string;
}

/** The declaration of one contribution, without its code. */
export type Contribution =
  | LinkContribution
  | SectionContribution
  | ActionContribution
  | FacetContribution
  | RowContribution
  | PanelContribution
  | SearchContribution
  | FieldContribution;

/** An item as a contribution is told of it. */
export interface ContributedItem {
  kind: ItemKind;
  /** The id in the address of the page. */
  id: string;
  /** The id of the version that is shown, where the item has versions. */
  variantId?: string;
}

/** The props of a section. */
export interface SectionProps {
  item: ContributedItem;
}

/** A result of a search source. */
export interface SearchResult {
  title: string;
  /** A path of the site. */
  to: string;
  note?: string;
}

/** The props of a field of an editor. */
export interface FieldProps {
  /** The value of the property in the item's file; undefined where the file has none. */
  value: unknown;
  /** Sets the value, which has to be JSON; undefined removes the property. */
  onChange: (value: unknown) => void;
  item: ContributedItem;
}

/** The code of a contribution: one property, by its point. A link, and an action with an address, need none. */
export interface ContributedPart {
  section?: ComponentType<SectionProps>;
  row?: ComponentType;
  panel?: ComponentType;
  field?: ComponentType<FieldProps>;
  /** Acts on an item. A text to which it resolves is shown as a message. */
  act?: (item: ContributedItem) => Promise<string | undefined> | string | undefined;
  /** The values of the facet by the ids of the items in the list's index; each is shown as it is, and stands in addresses. */
  facet?: () => Promise<Readonly<Record<string, readonly string[]>>>;
  /** Results for what was typed, at most ten of which are shown. */
  search?: (text: string, signal: AbortSignal) => Promise<readonly SearchResult[]>;
}

/** The code of a remote's contributions by their ids. */
export type ContributedParts = Readonly<Record<string, ContributedPart>>;
