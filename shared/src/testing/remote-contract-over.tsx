import type { ReadJson } from '../catalogue/read-json';
import { CONTRACT_VERSION } from '../contract/contract-version';
import { readDeclaration } from '../contract/read-declaration';
import { assertRemoteModule, type RemoteModule } from '../contract/remote-module';
import { renderAheadOver } from './render-ahead-over';

/** A page of each mount that has none at its own address. */
export type FirstPages = Readonly<Record<string, string | undefined>>;

/** Declares the tests that hold what a remote exposes to its declaration, `declared`, with pages over a catalogue. */
export function testContractOver(
  read: ReadJson,
  declared: { id: string },
  remote: unknown,
  firstPages: FirstPages = {},
): void {
  const { id } = declared;
  const { declaration, problems } = readDeclaration(id, { ...declared, contract: CONTRACT_VERSION }, CONTRACT_VERSION);

  describe(`the remote '${id}'`, () => {
    test('has a declaration that can be read as a whole', () => {
      expect(problems).toEqual([]);
      expect(declaration).toBeDefined();
    });

    if (!declaration) return;

    test('keeps the contract of the shell', () => {
      expect(() => assertRemoteModule(declaration, remote)).not.toThrow();
    });

    test('mounts, offers and contributes exactly what its declaration says', () => {
      const { mounts, widgets, contributions = {} } = remote as RemoteModule;
      expect(Object.keys(mounts).sort()).toEqual(Object.keys(declaration.mounts).sort());
      expect(Object.keys(widgets).sort()).toEqual([...(declaration.widgets ?? [])].sort());
      const withCode = (declaration.contributions ?? []).filter((contribution) => !('to' in contribution));
      expect(Object.keys(contributions).sort()).toEqual(withCode.map((contribution) => contribution.id).sort());
    });

    const withPages = Object.entries((remote as RemoteModule).mounts).filter(([, routes]) => routes.length > 0);
    for (const [mount, routes] of withPages) {
      test(`renders the first page of '${mount}' as prerendered HTML, with one main heading and a title`, async () => {
        const { html, failures } = await renderAheadOver(read, firstPages[mount] ?? `/${mount}`, routes);
        expect(failures).toEqual([]);
        expect(html.match(/<h1/g)).toHaveLength(1);
        expect(html).toMatch(/<title>[^<]+<\/title>/);
        expect(html).not.toMatch(/ style="|<script/);
      });

      test(`leaves the area of '${mount}' alone at a URL that is deeper than any of its pages`, async () => {
        const { html, failures } = await renderAheadOver(read, `/${mount}/a/b/c/d/e`, routes);
        expect(failures).toEqual([]);
        expect(html).toBe('');
      });
    }
  });
}
