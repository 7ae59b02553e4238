/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@otherfolk/system/files-below';
import { fromRoot } from '@otherfolk/system/from-root';
import { remoteIds } from '@otherfolk/webpack/workspaces';
import { isServedFile } from '../derive/catalogue/served-files';
import { hostingSite } from '../export/site/site';
import { everywhere, onData, onRemotes, onServiceWorker } from '../serve/security-headers';
import { hostedHeaders, hosting, siteOf } from './testing/hosted-headers';

const cacheOf = (target: string, file: string) => hostedHeaders(target, file)['Cache-Control'];

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK = 'no-cache';
const A_WHILE = 'public, max-age=600';

test('there is one site for the shell and one for each remote, named after both', () => {
  expect(hosting.map(({ target }) => target)).toEqual(['shell', ...remoteIds]);
  const site = hostingSite();
  expect(remoteIds.map((id) => new URL(site.urlOf(id, 'x')).hostname)).toEqual(
    remoteIds.map((id) => `otherfolk-${id}.web.app`),
  );
  expect(hosting.map((each) => each.public)).toEqual(['site', ...remoteIds.map((id) => `site/remotes/${id}`)]);
});

test.each([
  ['index.html', ASK],
  ['plots/storm/index.html', ASK],
  ['plots/storm', ASK],
  ['404.html', ASK],
  ['remotes.json', ASK],
  ['releases.json', ASK],
  ['data/site.json', ASK],
  ['data/characters/maren.json', ASK],
  ['data/images/index.json', ASK],
  ['data/images/avatars/maren-modern@400.avif', A_WHILE],
  ['data/images/cards/home.jpg', A_WHILE],
  ['assets/main.b31f56bb66.js', FOR_EVER],
  ['assets/main.e897d5b7e8.css', FOR_EVER],
  ['assets/marcellus-latin-400-normal.30da0b0977.woff2', FOR_EVER],
  // Browsers and bookmarks know them by these names, whatever they show.
  ['assets/icon.svg', ASK],
  ['assets/icon.png', ASK],
])("the shell's %s: %s", (file, cache) => {
  expect(cacheOf('shell', file)).toBe(cache);
});

test.each(
  remoteIds.flatMap((id) => [
    [id, '1.0.0-fefb3ece4f9ba310/mf-manifest.json', ASK],
    [id, '1.0.0-fefb3ece4f9ba310/remoteEntry.js', FOR_EVER],
    [id, '1.0.0-fefb3ece4f9ba310/remote.8014752a68.js', FOR_EVER],
    [id, '1.0.0-fefb3ece4f9ba310/lightbox.724572d33a.css', FOR_EVER],
  ]),
)("%s' %s: %s", (id, file, cache) => {
  expect(cacheOf(id, file)).toBe(cache);
});

test("every file of the shipped catalogue is cached by its kind, and carries the catalogue's policy", async () => {
  const files = (await filesBelow(fromRoot('data'))).map((file) => path.relative(fromRoot('data'), file));
  for (const file of files.filter(isServedFile)) {
    expect([file, cacheOf('shell', `data/${file}`)]).toEqual([file, file.endsWith('.json') ? ASK : A_WHILE]);
    expect(hostedHeaders('shell', `data/${file}`)).toMatchObject({ ...everywhere, ...onData });
  }
});

test('pages carry the headers of the local server', () => {
  expect(hostedHeaders('shell', 'plots/storm/index.html')).toMatchObject(everywhere);
  expect(hostedHeaders('shell', 'assets/main.b31f56bb66.js')).toMatchObject(everywhere);
});

test('the service worker has a policy of its own, which lets it read files of the remotes', () => {
  const origins = remoteIds.map((id) => new URL(hostingSite().urlOf(id, 'x')).origin);
  expect(hostedHeaders('shell', 'sw.js')).toMatchObject({ ...onServiceWorker(origins), 'Cache-Control': ASK });
});

test('nothing that releases keep for themselves lies in a folder that is deployed', () => {
  const { folder, records } = hostingSite();
  expect(path.relative(fromRoot(), folder)).toBe('hosting/site');
  expect(path.relative(fromRoot(), records)).toBe('hosting/site.releases');
});

test.each(['shell', ...remoteIds])('browsers come to %s over https alone, for a year', (target) => {
  expect(hostedHeaders(target, 'index.html')['Strict-Transport-Security']).toBe('max-age=31536000');
});

test.each(remoteIds)('files of %s are for the pages of the shell, and no HTML is ever sent for one', (id) => {
  expect(hostedHeaders(id, '1.0.0-a/remoteEntry.js')).toMatchObject(onRemotes(hostingSite().origin ?? ''));
  expect(siteOf(id).rewrites).toBeUndefined();
});

test('no missing script of the shell is answered by a page; pages are where links lead, without a slash', () => {
  expect(siteOf('shell').rewrites).toBeUndefined();
  expect(siteOf('shell').trailingSlash).toBe(false);
});

test.each([
  ['shell', '.index.html.17.tmp', true],
  ['shell', 'remotes/plots/1.0.0-a/remoteEntry.js', true],
  ['shell', 'remotes.json', false],
  ['shell', 'assets/main.b31f56bb66.js', false],
  ['plots', '1.0.0-a/remoteEntry.js', false],
  ['plots', '1.0.0-a/.remoteEntry.js.17.tmp', true],
])('of the folder of %s, %s stays at home: %p', (target, file, ignored) => {
  const match = jest.requireActual<(file: string, pattern: string, options: object) => boolean>('minimatch');
  expect(siteOf(target).ignore.some((pattern) => match(file, pattern, { dot: true }))).toBe(ignored);
});

test('the rules that are tested are the ones that are deployed', () => {
  const settings = JSON.parse(readFileSync(fromRoot('firebase.json'), 'utf8')) as object;
  expect(settings).toEqual({ firestore: { rules: 'firestore.rules' } });
});
