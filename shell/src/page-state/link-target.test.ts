import { ownRemotes } from '@otherfolk/shared/testing/own-remotes';
import { mayHaveData, targetOf } from './link-target';

function linkTo(attributes: Record<string, string>): HTMLAnchorElement {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  return link;
}

const here = { origin: 'http://localhost', pathname: '/characters' } as Location;

test.each<[string, Record<string, string>, string | undefined]>([
  ['a page', { href: '/characters/mara' }, '/characters/mara'],
  ['home', { href: '/' }, '/'],
  ['a section of another page', { href: '/plots/storm?x=1#roles' }, '/plots/storm'],
  ['the page that is open', { href: '/characters#main' }, undefined],
  ['another site', { href: 'https://example.org/plots' }, undefined],
  ['a mail', { href: 'mailto:mara@example.org' }, undefined],
  ['another tab', { href: '/plots', target: '_blank' }, undefined],
  ['this tab', { href: '/plots', target: '_self' }, '/plots'],
  ['a download', { href: '/plots', download: '' }, undefined],
  ['a file', { href: '/data/site.json' }, undefined],
  ['a page behind a guard', { href: '/admin' }, undefined],
  ['an editor', { href: '/editor/edit-character/mara' }, undefined],
  ['the mails of the local backend', { href: '/__mails' }, undefined],
])('a link to %s', (_, attributes, path) => {
  expect(targetOf(ownRemotes, linkTo(attributes), here)).toBe(path);
});

test.each([
  '/',
  '/plots/',
  '/characters/maren/maren-1',
  '/nothing-here',
  '/tags/Eye%20Color/Gray%20Eyes',
  '/tags/Color/~gr-n-1x2y3z',
  '/tags/%E6%9D%B1/~',
])('%s may have data', (pathname) => {
  expect(mayHaveData(ownRemotes, pathname)).toBe(true);
});

test.each([
  '/characters/NOT_VALID',
  '/characters/maren/NOT_VALID',
  '/plots/-storm',
  `/plots/${'a'.repeat(81)}`,
  '/locations/%2e%2e%2fsite',
  '/locations/%2E%2E',
  '/characters//maren',
  '/characters/m%C3%A4ren',
  '/NOT_VALID',
  '/tags/..%2f..%2fdata/site',
  '/tags/Genre/%zz',
])('the data of %s is never asked for', (pathname) => {
  expect(mayHaveData(ownRemotes, pathname)).toBe(false);
});
