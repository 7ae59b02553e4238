/** @jest-environment node */
import { byName } from './by-name';

test.each<[string, string[], string[]]>([
  ['from A to Z', ['Quay', 'Archive', 'Tower'], ['Archive', 'Quay', 'Tower']],
  ['capitals and small letters together', ['b', 'C', 'a', 'B'], ['a', 'b', 'B', 'C']],
  ['accents beside their letters', ['Étang', 'Forge', 'Eddy'], ['Eddy', 'Étang', 'Forge']],
  ['none', [], []],
])('locations are sorted %s', (_, names, sorted) => {
  expect(byName(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual(sorted);
});
