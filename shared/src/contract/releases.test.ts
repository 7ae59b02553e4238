import { parseReleases } from './releases';

const SHELL = { id: 'shell', live: '1.0.0-a', before: [], takenBack: [], problems: [] };
const RELEASES = { contract: 1, singletons: {}, extensionPoints: {}, parts: [SHELL] };
const withPart = (more: object) => ({ ...RELEASES, parts: [{ ...SHELL, ...more }] });

test('a list of releases is read, with what it may leave out', () => {
  expect(parseReleases(RELEASES)).toEqual({ ...RELEASES, parts: [{ ...SHELL, files: {}, singletons: {} }] });
});

test.each<[string, unknown]>([
  ['something else', []],
  ['a property that it does not have', { ...RELEASES, reports: 'https://reports.example' }],
  ['a property that its parts do not have', withPart({ folder: 'hosting' })],
  ['an e-mail address as a name', withPart({ by: 'ada@example.org' })],
  ['a path as a name', withPart({ by: '/home/ada' })],
  ['a name of 61 letters', withPart({ by: 'a'.repeat(61) })],
  ['a path as a release', withPart({ live: '../../etc' })],
  ['a manifest with a query', withPart({ manifest: '/remotes/plots/1/mf-manifest.json?key=1' })],
  ['a manifest with a password', withPart({ manifest: 'https://ada:secret@a.example/1/mf-manifest.json' })],
  ['a file of a disk', withPart({ manifest: 'file:///home/ada/mf-manifest.json' })],
  ['an e-mail address in what was live before', withPart({ before: [{ release: '1', by: 'a@b.example' }] })],
  ['a repository with a token', { ...RELEASES, source: { repository: 'https://t@github.com/a/b', workflow: 'a.yml' } }],
])('%s is refused', (_, json) => {
  expect(() => parseReleases(json)).toThrow(Error);
});
