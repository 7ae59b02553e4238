/** @jest-environment node */
import { kindOf } from './kind-of';

const SITE = 'https://folk.example';
const asked = { method: 'GET', isPage: false };

test.each([
  ['/', { isPage: true }, 'pages'],
  ['/characters/maren?picture=1', { isPage: true }, 'pages'],
  ['/characters/maren', {}, undefined],
  ['/override.html?to=%2Fplots', { isPage: true }, undefined],
  ['/__/auth/handler', { isPage: true }, undefined],
  ['/emulator/auth/iframe', { isPage: true }, undefined],
  ['/identitytoolkit.googleapis.com/v1/accounts:signUp', {}, undefined],
  ['/remotes.json', {}, 'registry'],
  ['/releases.json', {}, undefined],
  ['/remotes/plots/1.0.0-0123456789abcdef/mf-manifest.json', {}, 'registry'],
  ['/remotes/plots/1.0.0-0123456789abcdef/remoteEntry.js', {}, 'builds'],
  ['/remotes/plots/1.0.0-0123456789abcdef/remoteEntry.js?check=', {}, undefined],
  ['/assets/main.0123456789.js', {}, 'builds'],
  ['/data/characters/maren.json', {}, 'data'],
  ['/plots/lantern-treaty/page.json', {}, 'data'],
  ['/page.json', {}, 'data'],
  ['/data/images/avatars/maren@400.avif', {}, 'images'],
  ['https://plots.example/1.0.0-0123456789abcdef/mf-manifest.json', {}, 'registry'],
  ['https://plots.example/1.0.0-0123456789abcdef/remoteEntry.js', {}, 'builds'],
  ['https://plots.example/1.0.0-0123456789abcdef/remote.0123456789.css', {}, 'builds'],
  ['https://plots.example/track', {}, undefined],
  ['/remotes/plots/latest/remoteEntry.js', {}, undefined],
  ['/assets/main.js', {}, undefined],
  ['https://apis.google.com/js/api.js', {}, undefined],
  ['https://firestore.googleapis.com/v1/projects/p/databases', {}, undefined],
  ['http://localhost:3002/remoteEntry.js', {}, undefined],
  ['http://localhost:3002/mf-manifest.json', {}, undefined],
])('%s %j: %s', (path, more, kind) => {
  expect(kindOf({ ...asked, url: new URL(path, SITE).href, ...more }, SITE)).toBe(kind);
});

test('remotes of a site of this machine may have other ports of it', () => {
  const url = 'http://localhost:8192/remotes/plots/1.0.0-0123456789abcdef/remoteEntry.js';
  expect(kindOf({ ...asked, url }, 'http://localhost:8190')).toBe('builds');
});

test('a request that writes is never kept', () => {
  expect(kindOf({ ...asked, method: 'POST', url: `${SITE}/data/site.json` }, SITE)).toBeUndefined();
});
