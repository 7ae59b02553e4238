import { text } from 'node:stream/consumers';
import { QueryClientProvider } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { type RouteObject, StaticRouter, useRoutes } from 'react-router-dom';
import { createQueryClient } from '../queries/create-query-client';
import { type FixtureFiles, fixtureReader } from './fixture-reader';
import { testShell } from './test-shell';

function Page({ mount, routes }: { mount: string; routes: RouteObject[] }) {
  return useRoutes([{ path: `${mount}/*`, element: <Mounted routes={routes} /> }]);
}

function Mounted({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

/**
 * Renders the page of a remote at a path of the site as the server does: for a visitor, without a window (jest's node
 * environment). `files` are laid over the fixture catalogue.
 */
export async function renderAhead(url: string, routes: RouteObject[], files?: FixtureFiles) {
  const failures: unknown[] = [];
  const shell = testShell({ read: fixtureReader(files), origin: '', renderedOn: '2026-11-20' });
  const client = createQueryClient(shell, { retries: 0 });
  const mount = url.split(/[/?#]/)[1] ?? '';
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={client}>
      <StaticRouter location={url}>
        <Page mount={mount} routes={routes} />
      </StaticRouter>
    </QueryClientProvider>,
    { onError: (error) => void failures.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { html: await text(prelude), failures };
}
