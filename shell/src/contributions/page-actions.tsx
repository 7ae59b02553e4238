import { ItemActions } from './item-actions';
import { itemOfPath } from './item-of-path';
import { useContributions } from './use-contributions';

/** The actions that remotes offer on the page of an item. */
export function PageActions({ pathname }: { pathname: string }) {
  const actions = useContributions('page.action');
  const item = itemOfPath(pathname);
  return item && actions.length > 0 ? <ItemActions actions={actions} item={item} /> : null;
}
