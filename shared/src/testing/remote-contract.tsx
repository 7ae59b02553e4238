import { QueryClientProvider } from '@tanstack/react-query';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter, useRoutes, type RouteObject } from 'react-router-dom';
import { assertRemoteModule, type RemoteModule } from '../contract/remote-module';
import { remotes, type Mount, type RemoteId } from '../contract/remotes';
import { createQueryClient } from '../page/create-query-client';
import { fixtureReader } from './fixture-reader';

function Page({ mount, routes }: { mount: string; routes: RouteObject[] }) {
  return useRoutes([{ path: `${mount}/*`, element: <Mounted routes={routes} /> }]);
}

function Mounted({ routes }: { routes: RouteObject[] }) {
  return useRoutes(routes);
}

async function renderAhead(url: string, mount: string, routes: RouteObject[]) {
  const failures: unknown[] = [];
  const client = createQueryClient({ read: fixtureReader(), origin: '', renderedOn: '2026-11-20' }, { retries: 0 });
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

/** The test that every remote runs on what it exposes; in jest's node environment, as rendering ahead of time has no window. */
export function testRemoteContract(id: RemoteId, remote: unknown): void {
  describe(`the remote '${id}'`, () => {
    test('keeps the contract of the shell', () => {
      expect(() => assertRemoteModule(id, remote)).not.toThrow();
    });

    test('mounts and offers exactly what the list of remotes says', () => {
      const { mounts, widgets } = remote as RemoteModule;
      expect(Object.keys(mounts).sort()).toEqual([...remotes[id].mounts].sort());
      expect(Object.keys(widgets).sort()).toEqual([...remotes[id].widgets].sort());
    });

    const withPages = remotes[id].mounts
      .map(
        (mount: Mount) => [mount, (remote as { mounts: Record<string, RouteObject[]> }).mounts[mount] ?? []] as const,
      )
      .filter(([, routes]) => routes.length > 0);
    for (const [mount, routes] of withPages) {
      test(`renders the first page of '${mount}' ahead of time, with one main heading and a title`, async () => {
        const { html, failures } = await renderAhead(`/${mount}`, mount, routes);
        expect(failures).toEqual([]);
        expect(html.match(/<h1/g)).toHaveLength(1);
        expect(html).toMatch(/<title>[^<]+<\/title>/);
        expect(html).not.toMatch(/ style="|<script/);
      });

      test(`leaves the room of '${mount}' alone at a URL that is deeper than any of its pages`, async () => {
        const { html, failures } = await renderAhead(`/${mount}/a/b/c/d/e`, mount, routes);
        expect(failures).toEqual([]);
        expect(html).toBe('');
      });
    }
  });
}
