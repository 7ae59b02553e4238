import { ownRemotes } from '@otherfolk/shared/testing/own-remotes';
import { itemAt, type ItemLink, itemOfLink } from './item-link';

test.each<[string, ItemLink | undefined]>([
  ['/characters/mara', { folder: 'characters', id: 'mara', variantId: '' }],
  ['/characters/mara/', { folder: 'characters', id: 'mara', variantId: '' }],
  ['/characters/mara/mara-horror', { folder: 'characters', id: 'mara', variantId: 'mara-horror' }],
  ['/plots/storm/storm-horror', { folder: 'plots', id: 'storm', variantId: 'storm-horror' }],
  ['/locations/quay', { folder: 'locations', id: 'quay', variantId: '' }],
  ['/locations/quay/quay-all', undefined],
  ['/characters', undefined],
  ['/characters/', undefined],
  ['/characters/Mara', undefined],
  ['/characters/mara/%2e%2e', undefined],
  ['/characters/mara/mara-horror/more', undefined],
  ['/tags/Genre/Horror', undefined],
  ['/atlas/families', undefined],
  ['/', undefined],
])('the item at %s', (pathname, item) => {
  expect(itemAt(pathname)).toEqual(item);
});

const here = (pathname: string) => ({ origin: 'http://localhost', pathname }) as Location;

test.each([
  ['in a text', '<main><p><a href="/characters/mara">Mara</a></p></main>', '/plots/storm', true],
  ['with a hash, to another page', '<p><a href="/plots/storm#roles">Roles</a></p>', '/characters/mara', true],
  ['in a list of links', '<ul><li><p><a href="/locations/quay">Quay</a></p></li></ul>', '/plots/storm', true],
  ['in a row of a table', '<table><td><a href="/plots/storm">Storm</a></td></table>', '/plots', true],
  ['to another life', '<p><a href="/characters/mara/mara-all">Mara</a></p>', '/characters/mara/mara-horror', true],
  ['to the page that is open', '<a href="/characters/mara#family">Mara</a>', '/characters/mara', false],
  ['to the person of the page', '<a href="/characters/mara">Mara</a>', '/characters/mara/mara-all', false],
  ['in a picker of variants', '<nav><li><a href="/plots/storm/b">B</a></li></nav>', '/plots/storm/a', false],
  ['on a card of a list', '<li><article><a href="/plots/storm">Storm</a></article></li>', '/plots', false],
  ['of a tab', '<p role="tablist"><a href="/plots/storm">Storm</a></p>', '/plots', false],
  ['in a dialog', '<dialog open><a href="/plots/storm">Storm</a></dialog>', '/', false],
  ['to another tab', '<a href="/plots/storm" target="_blank">Storm</a>', '/', false],
  ['to another site', '<a href="https://example.org/plots/storm">Storm</a>', '/', false],
  ['in an editor', '<p><a href="/characters/mara">Mara</a></p>', '/editor/edit-character/mara', false],
  ['to a list', '<p><a href="/plots">Plots</a></p>', '/', false],
])('a link %s', (_, html, pathname, hasCard) => {
  document.body.innerHTML = html;
  const link = document.querySelector('a') as HTMLAnchorElement;
  expect(itemOfLink(ownRemotes, link, here(pathname)) !== undefined).toBe(hasCard);
});
