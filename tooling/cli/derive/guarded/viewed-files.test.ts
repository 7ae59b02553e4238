/** @jest-environment node */
import { rmSync } from 'node:fs';
import { DerivationCache } from '../cache/derivation-cache';
import { catalogueFolder, NEXT, PUBLISHED, smallCatalogue } from './testing/small-catalogue';
import { viewedIn } from './testing/viewed-in';
import { writeCatalogue } from './testing/write-catalogue';

const LIST = 'characters/index.variants.json';
const TODAY = '2026-11-26';

const listed = (name: string) => [
  { id: 'ana-one', coreId: 'ana', name, ...PUBLISHED },
  { id: 'ana-next', coreId: 'ana', name, ...NEXT },
];

let folder: string;
beforeEach(() => {
  folder = catalogueFolder({
    ...smallCatalogue,
    [LIST]: listed('Ana'),
    'characters/soon.json': { id: 'soon', name: 'Soon', variants: [{ id: 'soon-one' }] },
    'characters/soon-one.json': { variantOf: 'soon', recordInfo: { published: false, releaseAt: '2026-11-27' } },
  });
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

const setDay = (day: string) =>
  jest.useFakeTimers({ now: new Date(`${day}T12:00:00`), doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });

const write = (files: Record<string, unknown>) => () => writeCatalogue(folder, files);

test.each<[string, () => void]>([
  ['a life is published', write({ 'characters/ana-next.json': { variantOf: 'ana', recordInfo: PUBLISHED } })],
  ['a release has come', write({ 'site.json': { currentRelease: 3 } })],
  ['a day has come', () => setDay('2026-11-27')],
  [
    'a relation to somebody hidden is written',
    write({
      'characters/ana-one.json': {
        ...(smallCatalogue['characters/ana-one.json'] as object),
        sections: { relationships: [{ characterId: 'ana-late' }] },
      },
    }),
  ],
  ['an image comes that is named after somebody hidden', write({ 'images/avatars/ana-late.png': 'fifth image' })],
  ['a list with hidden lines says something else', write({ [LIST]: listed('Anna') })],
])('where %s, what was decided before is decided anew', async (_, change) => {
  setDay(TODAY);
  const cache = new DerivationCache();
  const before = await viewedIn(folder, cache);
  change();
  const fromNothing = await viewedIn(folder, new DerivationCache());
  expect(fromNothing).not.toEqual(before);
  expect(await viewedIn(folder, cache)).toEqual(fromNothing);
});

test('a cache gives the same views while nothing has changed', async () => {
  const cache = new DerivationCache();
  const before = await viewedIn(folder, cache);
  expect(await viewedIn(folder, cache)).toEqual(before);
});
