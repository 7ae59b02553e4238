import type { ContributedItem } from '@otherfolk/shared/contract/extension-points';
import { ItemActions } from './item-actions';
import { useContributions } from './use-contributions';

/** The actions that remotes offer on a card. */
export const CardActions = ({ item }: { item: ContributedItem }) => (
  <ItemActions actions={useContributions('card.action')} item={item} />
);
