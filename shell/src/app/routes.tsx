// The styles of a page come with its HTML, though its code comes later.
import '../calendar/calendar.css';
import '@otherfolk/shared/ui/changelog-releases.module.css';
import '../pages/home-page.css';
import '../tags/tag-page.css';
import '../tags/tags-page.css';
import '@otherfolk/shared/ui/tinted-page.module.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RemoteTable } from '@otherfolk/shared/contract/remote-table';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { Loading } from '@otherfolk/shared/ui/loading';
import { Layout } from '../layout/layout';
import styles from '../layout/layout.module.css';
import { NotFoundPage } from '../notices/not-found-page';
import { RemoteOutlet } from '../remotes/remote-outlet';
import { RoleGate } from './role-gate';

/** They are not among what every page loads: their HTML is there before, and nothing in it needs scripts. */
const PrivacyPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pages" */ '../pages/privacy-page')).PrivacyPage,
}));
const ChangelogPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pages" */ '../pages/changelog-page')).ChangelogPage,
}));
const CalendarPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "pages" */ '../calendar/calendar-page')).CalendarPage,
}));
const TagPages = lazy(async () => ({
  default: (await import(/* webpackChunkName: "tags" */ '../tags/tag-pages')).TagPages,
}));
const HomePage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home" */ '../pages/home-page')).HomePage,
}));

const whenLoaded = (page: ReactNode) => <Suspense fallback={<Loading />}>{page}</Suspense>;

/** Every route of the site. What lies below a mount is the business of the remote that owns it. */
export const routesOf = ({ mounts }: RemoteTable): RouteObject[] => [
  {
    element: <Layout />,
    children: [
      { index: true, element: whenLoaded(<HomePage />) },
      { path: 'tags/:group?/:name?', element: whenLoaded(<TagPages />) },
      { path: 'calendar', element: whenLoaded(<CalendarPage />) },
      { path: 'changelog', element: whenLoaded(<ChangelogPage />) },
      { path: 'privacy', element: <div className={styles.text}>{whenLoaded(<PrivacyPage />)}</div> },
      ...Array.from(mounts, ([mount, { remote, guard }]) => {
        const outlet = <RemoteOutlet key={mount} mount={mount} remote={remote} />;
        return { path: `${mount}/*`, element: guard ? <RoleGate roles={guard}>{outlet}</RoleGate> : outlet };
      }),
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];

/** A page that has the name of the site until the browser knows what it is called; see wake-page.tsx. */
function BarePage() {
  const { name } = useSuspenseQuery(siteQuery).data;
  return (
    <>
      <title>{name}</title>
      <Loading />
    </>
  );
}

/** The layout with nothing in it yet, for a page whose content the browser has to draw. */
export const bareRoutes: RouteObject[] = [{ element: <Layout />, children: [{ path: '*', element: <BarePage /> }] }];
