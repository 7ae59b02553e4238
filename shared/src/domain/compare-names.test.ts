/** @jest-environment node */
import { compareNames } from './compare-names';

test('names are in order by their letters and by what their numbers count', () => {
  const names = ['Unit 10', 'Øyvind', 'unit 2', 'Émile', 'Zoë', 'Unit 1', 'edna'];
  expect(names.sort(compareNames)).toEqual(['edna', 'Émile', 'Øyvind', 'Unit 1', 'unit 2', 'Unit 10', 'Zoë']);
});
