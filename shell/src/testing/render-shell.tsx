import { act, render } from '@testing-library/react';
import { MemoryRouter, type RouteObject } from 'react-router-dom';
import { defineRemote, type RemoteModule } from '@otherfolk/shared/contract/remote-module';
import { createQueryClient } from '@otherfolk/shared/queries/create-query-client';
import { siteQuery } from '@otherfolk/shared/queries/site-query';
import { type FixtureFiles, fixtureReader } from '@otherfolk/shared/testing/fixture-reader';
import { ownRemotes } from '@otherfolk/shared/testing/own-remotes';
import { testShell } from '@otherfolk/shared/testing/test-shell';
import { App } from '../app/app';
import { Pages } from '../app/pages';
import { routesOf } from '../app/routes';
import type { RemoteLoader } from '../remotes/remote-loader';
import { RemoteWidget } from '../remotes/remote-widget';

/** A remote for the mount and widget of plots, as far as a test wants to say something about it. */
export const fakePlots = (pages: RouteObject[], widget = () => <p>The featured plot</p>): RemoteModule =>
  defineRemote({
    id: 'plots',
    mounts: { plots: pages },
    widgets: { 'featured-plot': widget, 'plot-cards': () => null, 'plot-preview': () => null },
  });

type Attempts = Partial<Record<string, (attempt: number) => Promise<unknown>>>;

/** A loader that asks the given functions; remotes without one never arrive. */
export function fakeLoader(attempts: Attempts): RemoteLoader {
  const loading = new Map<string, Promise<unknown>>();
  const counts = new Map<string, number>();
  return {
    remotes: ownRemotes,
    load(id) {
      if (!loading.has(id)) {
        const count = (counts.get(id) ?? 0) + 1;
        counts.set(id, count);
        const promise = attempts[id]?.(count) ?? new Promise(() => undefined);
        promise.catch(() => undefined);
        loading.set(id, promise);
      }
      return loading.get(id) as Promise<RemoteModule>;
    },
    forget: (id) => void loading.delete(id),
  };
}

/** Shows the whole site at a URL, with the layout, and with remotes from the given loader. */
export async function renderShell(url: string, loader: RemoteLoader = fakeLoader({}), files?: FixtureFiles) {
  const client = createQueryClient(
    testShell({ read: fixtureReader(files), origin: '', renderedOn: '2026-11-20', Widget: RemoteWidget }),
  );
  await client.prefetchQuery(siteQuery);
  return act(async () =>
    render(
      <App client={client} loader={loader}>
        <MemoryRouter initialEntries={[url]}>
          <Pages routes={routesOf(loader.remotes)} />
        </MemoryRouter>
      </App>,
    ),
  );
}
