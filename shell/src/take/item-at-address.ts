import { isItemFolder, type ItemFolder } from '@otherfolk/shared/kinds';

/** Where an item has its page. */
export interface ItemAddress {
  folder: ItemFolder;
  id: string;
  variantId?: string;
}

const ADDRESS = /\/(\w+)\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?\/?$/;

/** The item of an address; undefined for a page that has none. */
export function itemAtAddress(address: string): ItemAddress | undefined {
  const [, folder, id = '', variantId] = ADDRESS.exec(address.replace(/[?#].*$/, '')) ?? [];
  if (!isItemFolder(folder)) return undefined;
  return { folder, id, ...(variantId !== undefined && { variantId }) };
}
