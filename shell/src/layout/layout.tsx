import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { mountOfPath } from '@otherfolk/shared/contract/remote-table';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { useFollowLinks } from '../follow-links/use-follow-links';
import { ErrorReport } from '../notices/error-report';
import { Redrawn } from '../notices/redrawn';
import { useRemoteLoader } from '../remotes/remote-loader';
import { useScrollPosition } from '../scroll-position/use-scroll-position';
import { announceReady } from '../start/announce-ready';
import { Footer } from './footer';
import styles from './layout.module.css';
import { NavigationBar } from './navigation-bar';

/** The layout round every page: skip link, navigation, the page, footer. */
export function Layout() {
  const site = useSuspenseQuery(siteQuery).data;
  const { pathname } = useLocation();
  const { remotes } = useRemoteLoader();
  useScrollPosition();
  const PageFoot = useFollowLinks();
  useEffect(() => {
    // A remote's page is ready when the remote says so.
    if (!mountOfPath(remotes, pathname)) announceReady();
  }, [pathname, remotes]);
  return (
    <div className={styles.layout} data-app="">
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <NavigationBar site={site} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <ErrorBoundary
          resetKeys={[pathname]}
          onError={(error) => console.error('A page failed', error)}
          fallbackRender={({ error, resetErrorBoundary }) => <ErrorReport error={error} onRetry={resetErrorBoundary} />}
        >
          <Redrawn>
            <Outlet />
          </Redrawn>
        </ErrorBoundary>
        {PageFoot && <PageFoot />}
      </main>
      <Footer name={site.name} />
    </div>
  );
}
