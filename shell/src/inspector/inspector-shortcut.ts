import { readViewer } from '@otherfolk/shared/session/watcher';
import type { PageTools } from '../page-data/load-page';

/** Opens or closes the inspector, whose code comes when it is wanted. */
export async function inspect(tools: PageTools): Promise<void> {
  const { toggleInspector } = await import(/* webpackChunkName: "inspector" */ './open-inspector');
  toggleInspector(tools);
}

/** Admins have it, and everybody under an override. */
const mayInspect = () => readViewer().memType === 'a' || 'overridden' in document.documentElement.dataset;

/** Opens the inspector by Alt+Shift+R, from now on. */
export function listenForInspector(tools: PageTools): void {
  addEventListener('keydown', (event) => {
    // Some keyboards make another sign of the letter with Alt.
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyR' || !mayInspect()) return;
    event.preventDefault();
    void inspect(tools);
  });
}
