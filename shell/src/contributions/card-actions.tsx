import type { ContributedItem } from '@otherfolk/shared/contract/extension-points';
import { ItemActions } from './item-actions';
import { useContributions } from './use-contributions';

/** The actions that remotes offer on a card. */
export function CardActions({ item }: { item: ContributedItem }) {
  const actions = useContributions('card.action').filter(({ items }) => items.includes(item.kind));
  return actions.length > 0 ? (
    <div data-card-actions>
      <ItemActions actions={actions} item={item} />
    </div>
  ) : null;
}
