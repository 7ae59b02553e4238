/** @jest-environment node */
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { pageOfFile, type Sight } from './page-of-file';

const published = { published: true, version: 1 };
const entry = (id: string, coreId: string, stage: object) => ({ id, coreId, name: id, title: id, tags: [], ...stage });

const sight = (viewer: Partial<Sight['viewer']> = {}): Sight => ({
  viewer: { ...VISITOR, memType: 'e', ...viewer },
  release: 2,
  today: '2026-11-28',
  lists: {
    characters: [
      entry('mara-modern', 'mara', {}),
      entry('mara-horror', 'mara', published),
      entry('ivo-modern', 'ivo', published),
      entry('noa-modern', 'noa', { releaseAt: '2026-11-01' }),
    ] as never,
    plots: [entry('storm', 'storm', published), entry('tide', 'tide', {})] as never,
    locations: [entry('quay', '', {}), entry('tower', '', published)] as never,
  },
});

const lives = (...listed: [id: string, recordInfo: object][]) => ({
  variants: listed.map(([id, recordInfo]) => ({ id, recordInfo })),
});

test.each([
  ['core', 'mara', lives(['mara-modern', {}], ['mara-horror', published]), '/characters/mara/mara-horror'],
  ['core', 'ivo', lives(['ivo-modern', {}]), undefined],
  ['core', 'noa', lives(['noa-modern', { releaseAt: '2026-11-01' }]), '/characters/noa/noa-modern'],
  ['core', 'new', { variants: [] }, undefined],
  ['core', 'odd', { variants: 7 }, undefined],
  ['core', 'bare', {}, undefined],
  ['core', 'null', { variants: null }, undefined],
  ['variant', 'mara-modern', {}, undefined],
  ['variant', 'mara-horror', {}, '/characters/mara/mara-horror'],
  ['plot', 'storm', {}, '/plots/storm/storm'],
  ['plot', 'tide', {}, undefined],
  ['location', 'quay', {}, undefined],
  ['location', 'tower', {}, '/locations/tower'],
  ['family', 'quill', {}, '/atlas/families'],
  ['changelog', 'changelog', {}, '/changelog'],
  ['site', 'site', {}, '/'],
] as const)('the %s %s that says %j is looked at under %s', (kind, id, json, page) => {
  expect(pageOfFile({ kind, id, json }, sight())).toBe(page);
});

test('an unpublished file has a page for viewers who may see it', () => {
  const json = lives(['mara-modern', {}]);
  expect(pageOfFile({ kind: 'core', id: 'mara', json }, sight({ aP: true }))).toBe('/characters/mara/mara-modern');
  expect(pageOfFile({ kind: 'location', id: 'quay', json: {} }, sight({ memType: 'a' }))).toBe('/locations/quay');
});
