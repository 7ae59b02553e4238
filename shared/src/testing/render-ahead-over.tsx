import { text } from 'node:stream/consumers';
import { QueryClientProvider } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { type RouteObject, StaticRouter } from 'react-router-dom';
import type { ReadJson } from '../catalogue/read-json';
import { createQueryClient } from '../queries/create-query-client';
import { Site } from './mounted-site';
import { testShell } from './test-shell';

/**
 * Renders the page of a remote at a path of the site as the server does: for a visitor, without a window (jest's node
 * environment).
 */
export async function renderAheadOver(read: ReadJson, url: string, routes: RouteObject[]) {
  const failures: unknown[] = [];
  const shell = testShell({ read, origin: '', renderedOn: '2026-11-20' });
  const client = createQueryClient(shell, { retries: 0 });
  const mount = url.split(/[/?#]/)[1] ?? '';
  const { prelude } = await prerenderToNodeStream(
    <QueryClientProvider client={client}>
      <StaticRouter location={url}>
        <Site mount={mount} routes={routes} />
      </StaticRouter>
    </QueryClientProvider>,
    { onError: (error) => void failures.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return { html: await text(prelude), failures };
}
