/** @jest-environment node */
import { aligned } from './aligned';

test('columns stand below each other', () => {
  expect(
    aligned([
      ['a', '1', 'xyz'],
      ['long', '100', ''],
    ]),
  ).toEqual(['a        1   xyz', 'long   100']);
});
