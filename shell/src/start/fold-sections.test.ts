import { rememberFolded } from '@otherfolk/shared/storage/folded-sections';
import { foldSections } from './fold-sections';

const section = (anchor: string) => `<section id="${anchor}"><details open><summary>x</summary></details></section>`;

const openOnes = () => [...document.querySelectorAll('details[open]')].map(({ parentElement }) => parentElement?.id);

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = section('overview') + section('gallery');
  window.history.replaceState(null, '', '/characters/mara/mara-noir');
});

test('the sections that were folded on the pages of a character are folded, and no others', () => {
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
  'the sections all stay open with %s remembered',
  (stored) => {
    sessionStorage.setItem('foldedSections', stored);
    foldSections();
    expect(openOnes()).toEqual(['overview', 'gallery']);
  },
);
