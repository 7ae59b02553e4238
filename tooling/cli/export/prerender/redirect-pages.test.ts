/** @jest-environment node */
import { redirectPages } from './redirect-pages';

const urls = ['/characters/mara', '/characters/mara/mara-modern', '/plots/storm', '/plots/here'];
const filesOf = (redirects: Record<string, string>) => [...redirectPages(redirects, urls, 'https://a.example').keys()];

test('an old address, and those below it, hold a page that leads to the new one', () => {
  const pages = redirectPages({ 'characters/old': 'characters/mara' }, urls, 'https://a.example');
  expect([...pages.keys()]).toEqual(['characters/old/index.html', 'characters/old/mara-modern/index.html']);
  const [page] = pages.values();
  expect(page).toContain('<link rel="canonical" href="https://a.example/characters/mara" />');
  expect(page).toContain('content="0; url=/characters/mara"');
  expect(page).toContain(`http-equiv="Content-Security-Policy" content="default-src 'none'`);
});

test.each<[string, Record<string, string>]>([
  ['a page that visitors do not see', { 'plots/old': 'plots/secret' }],
  ['a family, which has no page', { 'families/old': 'families/quill' }],
  ['a circle', { 'plots/a': 'plots/b', 'plots/b': 'plots/a' }],
  ['the address of a page', { 'plots/here': 'plots/storm' }],
  ['what is no address', { '../x': 'plots/storm' }],
])('no page is made for %s', (_, redirects) => {
  expect(filesOf(redirects)).toEqual([]);
});
