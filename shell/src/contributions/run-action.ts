import type { ContributedItem } from '@otherfolk/shared/contract/extension-points';
import type { RemoteLoader } from '../remotes/remote-loader';
import { loadPart, withinTime } from './load-part';
import { wantedPart } from './wanted-part';

interface Action {
  remote: string;
  id: string;
  title: string;
  item: ContributedItem;
}

/** Runs an action of a remote, and gives what it has to say; nothing where it says nothing. Never rejects. */
export async function runAction(
  loader: Pick<RemoteLoader, 'load'>,
  { remote, id, title, item }: Action,
): Promise<string> {
  try {
    const act = wantedPart(await withinTime(loadPart(loader, remote, id)), 'act');
    const message = await act(item);
    return typeof message === 'string' ? message : '';
  } catch (error) {
    console.warn(`The action '${remote}/${id}' failed`, error);
    return `'${title}' does not work right now.`;
  }
}
