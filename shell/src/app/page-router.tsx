import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { type Path, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { keepsScrollPosition } from '@otherfolk/shared/contract/keep-scroll-position';
import { hasPagePlaceholder, isPageComplete } from '../page-data/prefetch-when-loaded';
import { itemPathOf } from '../page-state/link-target';

/**
 * The browser's history. When a link has led away, the page before may still be about to say in the address how it is shown: that is
 * ignored, as it would take the place of the next page's address, and bring the reader back.
 */
function createHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  const replace = history.replace.bind(history);
  return Object.assign(history, {
    // The library gives addresses in parts.
    replace(to: Partial<Path>, state: unknown) {
      if (!keepsScrollPosition(state) || to.pathname === history.location.pathname) replace(to, state);
    },
  });
}

const entryOf = ({ action, location }: ReturnType<typeof createHistory>) => ({ action, location });

/**
 * The router of the browser's address. A page that has come whole, or that has a placeholder for its data, is drawn in one task, where the
 * library's own router leaves room for frames of the page before; of others, what was there stays as long as React can keep it.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(createHistory);
  const [{ action, location }, setEntry] = useState(() => entryOf(history));

  useLayoutEffect(() => {
    let { pathname } = history.location;
    const open = () => setEntry(entryOf(history));
    return history.listen((opened) => {
      const from = pathname;
      pathname = opened.location.pathname;
      const canBeDrawn = isPageComplete(pathname) || hasPagePlaceholder(pathname, from);
      if (pathname === from || !canBeDrawn) startTransition(open);
      // Most of the page stays, and few effects end.
      else if (itemPathOf(pathname) === itemPathOf(from)) open();
      // In a task of its own, so that React ends the effects of the page before when the next one is on the screen.
      else setTimeout(open);
    });
  }, [history]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
