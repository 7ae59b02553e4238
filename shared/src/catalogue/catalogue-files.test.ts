/** @jest-environment node */
import { characterKind } from '../kinds/character/kind';
import { familyKind } from '../kinds/family/kind';
import { locationKind } from '../kinds/location/kind';
import { plotKind } from '../kinds/plot/kind';
import { CatalogueError } from './catalogue-error';

test.each([
  [characterKind.file('mara-quill'), 'characters/mara-quill.json'],
  [familyKind.file('quill'), 'families/quill.json'],
  [plotKind.file('storm'), 'plots/storm.json'],
  [locationKind.file('quay'), 'locations/quay.json'],
])('%s', (file, expected) => {
  expect(file).toBe(expected);
});

test.each(['', '../site', 'a/b', 'Mara', 'a.json', '__proto__', 'a'.repeat(81)])(
  'the id %j never becomes part of a path',
  (id) => {
    expect(() => characterKind.file(id)).toThrow(new CatalogueError('invalid', '/data/characters/'));
  },
);
