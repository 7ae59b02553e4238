import type { SectionText } from '../../catalogue/section-texts';

/** What search and links need of an item, without its texts and their words. */
export interface ItemContent {
  rating?: number | undefined;
  /** Who plays a role in it. */
  roles?: { role?: string | undefined; characterId?: string | undefined; variantId?: string | undefined }[];
  /** Other items that it says it is connected with, by their folders. */
  connected?: Partial<Record<string, string[] | undefined>>;
}

/** What search and links read of an item that has one file for each version. */
export interface ItemReading<Value> {
  contentOf: (value: Value) => ItemContent;
  /** What its page says, for the full text. */
  sectionsOf: (value: Value) => SectionText[];
}
