/** The parts that search and links need of an item, without its texts and their words. */
export interface ItemContent {
  rating?: number | undefined;
  /** The people who play a role in it. */
  roles?: { role?: string | undefined; characterId?: string | undefined; variantId?: string | undefined }[];
  /** Other items that it says it is connected with, by their folders. */
  connected?: Partial<Record<string, string[] | undefined>>;
}
