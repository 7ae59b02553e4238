import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { isPageReady } from '../page-data/prefetch-when-loaded';

const entryOf = ({ action, location }: ReturnType<typeof createBrowserHistory>) => ({ action, location });

/**
 * The router of the browser's address. A page that can be drawn without waiting is drawn in one task, where the library's own router
 * leaves room for frames of the page before; until another one can be drawn, what was there stays.
 */
export function PageRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setEntry] = useState(() => entryOf(history));

  useLayoutEffect(() => {
    let { pathname } = history.location;
    const open = () => setEntry(entryOf(history));
    return history.listen((opened) => {
      const isOther = opened.location.pathname !== pathname;
      pathname = opened.location.pathname;
      // In a task of its own, so that React ends the effects of the page before when the next one is on the screen.
      if (isOther && isPageReady(pathname)) setTimeout(open);
      else startTransition(open);
    });
  }, [history]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
