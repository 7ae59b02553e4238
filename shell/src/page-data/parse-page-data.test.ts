/** @jest-environment node */
import type { PageBuilds } from '../page-state/page-data';
import { fits, parsePageData } from './parse-page-data';

const running = {
  scripts: '["/assets/main.1.js"]',
  remotes: { plots: '/plots/1.json', locations: '/locations/1.json' },
};

const data = {
  builds: { scripts: running.scripts, remotes: { plots: '/plots/1.json' } },
  queries: [{ queryKey: ['plot', 'storm'], data: null }],
  images: [
    { src: '/a.avif', srcSet: '/a@400.avif 400w', sizes: '100vw' },
    { src: '/b.avif', sizes: '1px' },
  ],
};

test('data of the builds that run here is taken as it is', () => {
  expect(parsePageData(data)).toBe(data);
  expect(fits(data.builds, running)).toBe(true);
});

test.each<[string, PageBuilds]>([
  ['another shell', { scripts: '["/assets/main.2.js"]', remotes: {} }],
  ['another release of its remote', { scripts: running.scripts, remotes: { plots: '/plots/2.json' } }],
  ['a remote that does not run here', { scripts: running.scripts, remotes: { characters: '/characters/1.json' } }],
])('data of %s is left alone', (_, builds) => {
  expect(fits(builds, running)).toBe(false);
});

test.each<[string, unknown]>([
  ['no object', [data]],
  ['null', null],
  ['nothing of builds', { ...data, builds: undefined }],
  ['builds without remotes', { ...data, builds: { scripts: running.scripts } }],
  ['no queries', { ...data, queries: {} }],
  ['a query without a key', { ...data, queries: [{ data: 1 }] }],
  ['a query without data', { ...data, queries: [{ queryKey: ['a'] }] }],
  ['an image that is no text', { ...data, images: [{ src: 1, sizes: '' }] }],
  ['no images', { ...data, images: undefined }],
  ['scripts that are no list', { ...data, scripts: {} }],
  ['a script that is no text', { ...data, scripts: [[1]] }],
])('JSON that is or has %s is no data of a page', (_, json) => {
  expect(parsePageData(json)).toBeUndefined();
});
