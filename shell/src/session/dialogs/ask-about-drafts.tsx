import { createRoot } from 'react-dom/client';
import type { Draft } from '@otherfolk/shared/drafts/draft';
import { LogOutQuestion } from './log-out-question';

let isAsking = false;

/** Asks above the page: a root of its own, so that no visitor loads a byte of it. Resolves to whether the member logs out. */
export function askAboutDrafts(drafts: readonly Draft[]): Promise<boolean> {
  if (isAsking) return Promise.resolve(false);
  isAsking = true;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const settle = (isLeaving: boolean) => {
      isAsking = false;
      resolve(isLeaving);
      // React is at work in it now.
      setTimeout(() => {
        root.unmount();
        place.remove();
      });
    };
    root.render(<LogOutQuestion drafts={drafts} onSettled={settle} />);
  });
}
