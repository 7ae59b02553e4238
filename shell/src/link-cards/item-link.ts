import { mountOfPath, type RemoteTable } from '@otherfolk/shared/contract/remote-table';
import { isValidId } from '@otherfolk/shared/domain/id';
import { isItemFolder, ITEM_KINDS, type ItemFolder } from '@otherfolk/shared/kinds';
import { targetOf } from '../page-state/link-target';

/** The page of an item, as a link names it. */
export interface ItemLink {
  folder: ItemFolder;
  id: string;
  /** Empty where the address names none. */
  variantId: string;
}

/**
 * Navigation says where one is, not what is there; a dialog lies above cards; a card of a list shows what a link card would.
 * Everything of which lists are made has the form `li > article` (Card).
 */
const WITHOUT_CARDS = 'nav, dialog, [role="tablist"], li > article';

/** The item whose page is at a path; undefined of any other page. */
export function itemAt(pathname: string): ItemLink | undefined {
  const [, folder, id, variantId = '', ...rest] = pathname.replace(/\/$/, '').split('/');
  if (!isItemFolder(folder) || !isValidId(id) || rest.length > 0) return undefined;
  const hasVersions = ITEM_KINDS[folder].versions !== 'none';
  if (variantId !== '' && !(hasVersions && isValidId(variantId))) return undefined;
  return { folder, id, variantId };
}

/** The item that the card of a link is about; undefined for a link that has none. */
export function itemOfLink(remotes: RemoteTable, link: HTMLAnchorElement, page: Location): ItemLink | undefined {
  if (mountOfPath(remotes, page.pathname)?.guard || link.closest(WITHOUT_CARDS)) return undefined;
  const target = targetOf(remotes, link, page);
  const item = target === undefined ? undefined : itemAt(target);
  const here = itemAt(page.pathname);
  const isHere = item && here && item.folder === here.folder && item.id === here.id && item.variantId === '';
  return isHere ? undefined : item;
}
