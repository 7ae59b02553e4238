import { rememberFolded } from '@otherfolk/shared/storage/folded-sections';
import { foldSections } from './fold-sections';

const section = (anchor: string) => `<section id="${anchor}"><details open><summary>x</summary></details></section>`;

const openOnes = () => [...document.querySelectorAll('details[open]')].map(({ parentElement }) => parentElement?.id);

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = section('overview') + section('gallery');
  window.history.replaceState(null, '', '/characters/mara/mara-noir');
});

test('what was folded on the pages of a character is folded, and nothing else', () => {
  rememberFolded('/characters/mara', 'gallery', true);
  rememberFolded('/characters/mara', 'gone', true);
  rememberFolded('/characters/idris', 'overview', true);
  foldSections();
  expect(openOnes()).toEqual(['overview']);
});

test('a section that the address asks for stays open', () => {
  rememberFolded('/characters/mara', 'gallery', true);
  rememberFolded('/characters/mara', 'overview', true);
  window.history.replaceState(null, '', '#gallery');
  foldSections();
  expect(openOnes()).toEqual(['gallery']);
});

test.each(['nothing', '{"/characters/mara":"gallery"}', '[]', 'null'])(
  'with %s remembered, all stay open',
  (stored) => {
    sessionStorage.setItem('foldedSections', stored);
    foldSections();
    expect(openOnes()).toEqual(['overview', 'gallery']);
  },
);
