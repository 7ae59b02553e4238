import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContributedItem } from '@otherfolk/shared/contract/extension-points';
import { useRemoteLoader } from '../remotes/remote-loader';
import type { PlacedContribution } from './contributions-at';
import { runAction } from './run-action';

type Action = PlacedContribution<'page.action'> | PlacedContribution<'card.action'>;

const addressOf = (to: string, { id }: ContributedItem) => to.replaceAll('{id}', encodeURIComponent(id));

function ItemAction({ action, item }: { action: Action; item: ContributedItem }) {
  const loader = useRemoteLoader();
  const [message, setMessage] = useState('');
  const { title, to, remote, id } = action;
  if (to !== undefined) return <Link to={addressOf(to, item)}>{title}</Link>;
  const run = async () => setMessage(await runAction(loader, { remote, id, title, item }));
  return (
    <>
      <button type="button" onClick={() => void run()}>
        {title}
      </button>
      <span role="status" aria-label={title}>
        {message}
      </span>
    </>
  );
}

/** The actions that remotes offer on an item. */
export const ItemActions = ({ actions, item }: { actions: readonly Action[]; item: ContributedItem }) =>
  actions
    .filter(({ items }) => items.includes(item.kind))
    .map((action) => <ItemAction key={action.key} action={action} item={item} />);
