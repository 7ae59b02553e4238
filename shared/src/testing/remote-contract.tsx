import type { RouteObject } from 'react-router-dom';
import { assertRemoteModule, type RemoteModule } from '../contract/remote-module';
import { type Mount, mountsOf, type RemoteId, remotes } from '../contract/remotes';
import { renderAhead } from './render-ahead';

/**
 * The test that every remote runs on what it exposes; in jest's node environment, as prerendering has no window.
 * `firstPages` names a page of each mount that has none at its own address.
 */
export function testRemoteContract(
  id: RemoteId,
  remote: unknown,
  firstPages: Partial<Record<Mount, string>> = {},
): void {
  describe(`the remote '${id}'`, () => {
    test('keeps the contract of the shell', () => {
      expect(() => assertRemoteModule(id, remote)).not.toThrow();
    });

    test('mounts and offers exactly what the list of remotes says', () => {
      const { mounts, widgets } = remote as RemoteModule;
      expect(Object.keys(mounts).sort()).toEqual([...mountsOf(id)].sort());
      expect(Object.keys(widgets).sort()).toEqual([...remotes[id].widgets].sort());
    });

    const withPages = mountsOf(id)
      .map(
        (mount: Mount) => [mount, (remote as { mounts: Record<string, RouteObject[]> }).mounts[mount] ?? []] as const,
      )
      .filter(([, routes]) => routes.length > 0);
    for (const [mount, routes] of withPages) {
      test(`renders the first page of '${mount}' as prerendered HTML, with one main heading and a title`, async () => {
        const { html, failures } = await renderAhead(firstPages[mount] ?? `/${mount}`, routes);
        expect(failures).toEqual([]);
        expect(html.match(/<h1/g)).toHaveLength(1);
        expect(html).toMatch(/<title>[^<]+<\/title>/);
        expect(html).not.toMatch(/ style="|<script/);
      });

      test(`leaves the area of '${mount}' alone at a URL that is deeper than any of its pages`, async () => {
        const { html, failures } = await renderAhead(`/${mount}/a/b/c/d/e`, routes);
        expect(failures).toEqual([]);
        expect(html).toBe('');
      });
    }
  });
}
