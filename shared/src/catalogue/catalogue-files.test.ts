/** @jest-environment node */
import { CatalogueError } from './catalogue-error';
import { catalogueFiles } from './catalogue-files';

test.each([
  [catalogueFiles.characterFile('mara-quill'), 'characters/mara-quill.json'],
  [catalogueFiles.familyFile('quill'), 'families/quill.json'],
  [catalogueFiles.plotFile('storm'), 'plots/storm.json'],
  [catalogueFiles.locationFile('quay'), 'locations/quay.json'],
])('%s', (file, expected) => {
  expect(file).toBe(expected);
});

test.each(['', '../site', 'a/b', 'Mara', 'a.json', '__proto__', 'a'.repeat(81)])(
  'the id %j never becomes part of a path',
  (id) => {
    expect(() => catalogueFiles.characterFile(id)).toThrow(new CatalogueError('invalid', '/data/characters/'));
  },
);
