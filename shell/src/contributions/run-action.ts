import { placeOfBars } from '@otherfolk/shared/browser/place-of-bars';
import type { ContributedItem } from '@otherfolk/shared/contract/extension-points';
import { createBar } from '../bar/create-bar';
import type { RemoteLoader } from '../remotes/remote-loader';
import { loadPart, withinTime } from './load-part';
import { wantedPart } from './wanted-part';

interface Action {
  remote: string;
  id: string;
  title: string;
  item: ContributedItem;
}

/** A message at the foot of the page, until it is closed. */
function say(label: string, message: string): void {
  const bar = createBar({ label, lines: [message], actions: { Close: () => bar.remove() } });
  bar.setAttribute('role', 'status');
  placeOfBars().append(bar);
}

/** Runs an action of a remote, and shows what it has to say. Never rejects. */
export async function runAction(loader: RemoteLoader, { remote, id, title, item }: Action): Promise<void> {
  try {
    const act = wantedPart(await withinTime(loadPart(loader, remote, id)), 'act');
    const message = await act(item);
    if (typeof message === 'string' && message !== '') say(title, message);
  } catch (error) {
    console.warn(`The action '${remote}/${id}' failed`, error);
    say(title, `'${title}' does not work right now.`);
  }
}
