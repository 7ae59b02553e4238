import fc from 'fast-check';
import { ID_PATTERN } from '../domain/id';
import { fuzzPath } from '../testing/fuzz-urls';
import { ownRemotes } from '../testing/own-remotes';
import { paths } from './paths';
import { mountOfPath } from './remote-table';

const id = fc.stringMatching(ID_PATTERN);

test('every address of the site is a plain path below its mount, that browsers leave as it is', () => {
  fc.assert(
    fc.property(id, fc.option(id, { nil: undefined }), (item, variant) => {
      const built = [
        [paths.character(item, variant), 'characters'],
        [paths.plot(item, variant), 'plots'],
        [paths.location(item), 'locations'],
        [paths.editCharacter(item), 'editor'],
        [paths.editVariant(item), 'editor'],
      ] as const;
      for (const [path, mount] of built) {
        expect(new URL(path, 'https://site.example').href).toBe(`https://site.example${path}`);
        expect(mountOfPath(ownRemotes, path)?.path).toBe(mount);
        expect(path.split('/')).toContain(item);
      }
    }),
    { numRuns: 500 },
  );
});

test('a path of any form leads to a mount that a remote has, or to none', () => {
  fc.assert(
    fc.property(fuzzPath, fc.constantFrom('', 'plots/', 'plots', 'editor//'), (path, start) => {
      const mount = mountOfPath(ownRemotes, `/${start}${path}`);
      if (mount === undefined) return;
      expect([...ownRemotes.mounts.keys()]).toContain(mount.path);
      expect(ownRemotes.declarations.map(({ id: remote }) => remote)).toContain(mount.remote);
    }),
    { numRuns: 2000 },
  );
});
