import type { ImageKind } from '../catalogue/image-paths';
import { characterKind } from './character/kind';
import type { EntrySummary, ItemEntry } from './descriptor/item-entry';
import { locationKind } from './location/kind';
import { plotKind } from './plot/kind';

export type ReferredAs = Readonly<Partial<Record<'item' | 'version' | 'any', string>>>;

/** A kind of item that has pages. What is said here is small: every page loads it. */
interface ItemKind {
  /** The folder of its files, and the first segment of the addresses of its pages. */
  folder: string;
  /** The heading of its items, and the word for one in a sentence. */
  label: string;
  one: string;
  /** The kinds of its files. */
  fileKinds: readonly string[];
  /**
   * Whether an item has several versions, each with a file, and a page of its own below that of the item: the file names its item as
   * `coreId`, or a file of the item lists them.
   */
  versions: 'none' | 'by-core-id' | 'listed';
  /** The list of all its items, or of their versions: a file of the catalogue. */
  index: string;
  /** All lists that are derived of its files. */
  indexes: readonly string[];
  /** The file of an item, or of a version. Throws CatalogueError 'invalid' for what is no id. */
  file: (id: string) => string;
  /** The key of a file under which it says its name, and the keys under which it says its stage. */
  titleKey: string;
  stageAt: readonly string[];
  listPath: string;
  path: (id: string, versionId?: string) => string;
  /** The image that stands for an item in a link. */
  cover: ImageKind;
  /** The widget that draws its cards on other pages. */
  cards: string;
  /** Whether its list says when an item was added: the home page shows those that came last. */
  isDated: boolean;
  /** The form of the picture in the card of a link: a wide one stands above the words. */
  picture: 'square' | 'upright' | 'wide';
  /** How an entry of its list is named and shown. */
  summaryOf: (entry: never) => EntrySummary;
  /** The noun for an id that names nothing; ids of which nothing is said are not looked up. */
  referredAs: ReferredAs;
}

/** Every kind of item by the folder of its files, in the order in which the site shows them. docs/adding-a-kind.md */
export const ITEM_KINDS = {
  characters: characterKind,
  plots: plotKind,
  locations: locationKind,
} as const satisfies Readonly<Record<string, ItemKind>>;

export type ItemFolder = keyof typeof ITEM_KINDS;

export const ITEM_FOLDERS = Object.keys(ITEM_KINDS) as ItemFolder[];

export const isItemFolder = (text: string | undefined): text is ItemFolder =>
  text !== undefined && Object.hasOwn(ITEM_KINDS, text);

/** Something for each kind of item. */
export const forEachKind = <T>(give: (folder: ItemFolder) => T): Record<ItemFolder, T> =>
  Object.fromEntries(ITEM_FOLDERS.map((folder) => [folder, give(folder)])) as Record<ItemFolder, T>;

/** The address of an item, or of a version below that of its item. */
export function itemPath(folder: ItemFolder, coreId: string, id: string): string {
  const { path, versions } = ITEM_KINDS[folder];
  return versions === 'none' ? path(id) : path(coreId, id);
}

/** How an entry of the list of a kind is named and shown. */
export const summaryOf = (folder: ItemFolder, entry: ItemEntry): EntrySummary =>
  (ITEM_KINDS[folder].summaryOf as (entry: ItemEntry) => EntrySummary)(entry);
