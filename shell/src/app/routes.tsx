// The styles of a page come with its HTML, though its code comes later.
import '../pages/changelog-releases.module.css';
import { lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import { mounts } from '@otherfolk/shared/contract/remotes';
import { Loading } from '@otherfolk/shared/ui/loading';
import { Layout } from '../layout/layout';
import styles from '../layout/layout.module.css';
import { NotFoundPage } from '../notices/not-found-page';
import { HomePage } from '../pages/home-page';
import { RemoteOutlet } from '../remotes/remote-outlet';
import { RoleGate } from './role-gate';

/** Read by few: they are not among what every page loads. */
const PrivacyPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "privacy" */ '../pages/privacy-page')).PrivacyPage,
}));
const ChangelogPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "changelog" */ '../pages/changelog-page')).ChangelogPage,
}));

/** Every route of the site. What lies below a mount is the business of the remote that owns it. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      { index: true, element: <HomePage /> },
      {
        path: 'changelog',
        element: (
          <Suspense fallback={<Loading />}>
            <ChangelogPage />
          </Suspense>
        ),
      },
      {
        path: 'privacy',
        element: (
          <div className={styles.text}>
            <Suspense fallback={<Loading />}>
              <PrivacyPage />
            </Suspense>
          </div>
        ),
      },
      ...Array.from(mounts, ([mount, { guard }]) => {
        const outlet = <RemoteOutlet key={mount} mount={mount} />;
        return { path: `${mount}/*`, element: guard ? <RoleGate mount={mount}>{outlet}</RoleGate> : outlet };
      }),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** The layout with nothing in it yet, for a page whose content the browser has to draw. */
export const bareRoutes: RouteObject[] = [{ element: <Layout />, children: [{ path: '*', element: <Loading /> }] }];
