import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { isValidElement } from 'react';
import { MemoryRouter, type RouteObject, useRoutes } from 'react-router-dom';
import type { LocalDay } from '../domain/local-day';
import { type Viewer, VISITOR } from '../domain/viewer';
import { createQueryClient } from '../queries/create-query-client';
import { siteQuery } from '../queries/site-query';
import { writeSession } from '../session/writer';
import { type FixtureFiles, fixtureReader } from './fixture-reader';
import { testShell } from './test-shell';

export interface Surroundings {
  /** Laid over the fixture catalogue. */
  files?: FixtureFiles;
  /** Flags and role of a signed-in member; a visitor without them. */
  viewer?: Partial<Viewer>;
  today?: LocalDay;
}

const TODAY: LocalDay = '2026-11-20';

/** Fakes the date and nothing else: timers go on, so that queries and events work as they do in a browser. */
function setToday(today: LocalDay): void {
  jest.useFakeTimers({
    now: new Date(`${today}T12:00:00`),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
}

export function signIn(viewer: Partial<Viewer>): void {
  const profile = { ...VISITOR, email: 'member@example.org', displayName: 'A member', ...viewer };
  writeSession({ status: 'signed-in', userId: 'member', profile, isConfirmed: true });
}

function Mounted({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

function Site({ mount, routes }: { mount: string; routes: RouteObject[] }) {
  return useRoutes([{ path: `${mount}/*`, element: <Mounted routes={routes} /> }]);
}

/** Loads the code of all pages (lazyPage), so that they are drawn at once, as in a browser that has been there. */
function loadPages(routes: RouteObject[]): Promise<unknown> {
  const types = routes.map(({ element }): unknown => isValidElement(element) && element.type);
  return Promise.all(types.map(async (type) => (type as { load?: () => Promise<unknown> }).load?.()));
}

/** Shows the page of a remote at a path of the site, such as `/plots/x`, and waits until it has stopped loading and all of it is drawn. */
export async function renderAt(path: string, routes: RouteObject[], surroundings: Surroundings = {}) {
  const { files, viewer, today = TODAY } = surroundings;
  setToday(today);
  if (viewer) signIn(viewer);
  const client = createQueryClient(
    testShell({ read: fixtureReader(files), origin: 'https://example.org', renderedOn: today }),
  );
  await loadPages(routes);
  await client.prefetchQuery(siteQuery); // The shell does this, too, before it draws anything.
  const mount = path.split(/[/?#]/)[1] ?? '';
  const view = await act(async () =>
    render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[path]}>
          <Site mount={mount} routes={routes} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  if (screen.queryByText('Loading...')) await waitForElementToBeRemoved(() => screen.queryByText('Loading...'));
  await waitFor(() => expect(view.container.querySelector('[aria-busy]')).toBeNull());
  return { ...view, client };
}
