/** @jest-environment node */
import { inSlices, partsOf } from './in-slices';

test('the steps are done in their order, and others have their turn in between', async () => {
  const done: (number | string)[] = [];
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  setTimeout(() => done.push('a click'));
  await inSlices([1, 2, 3, 4], (step) => {
    done.push(step);
    now += 5;
  });
  expect(done).toEqual([1, 2, 'a click', 3, 4]);
});

test('an error ends the work', async () => {
  const work = jest.fn(() => {
    throw new Error('no');
  });
  await expect(inSlices([1, 2], work)).rejects.toThrow('no');
  expect(work).toHaveBeenCalledTimes(1);
});

test.each([
  [[], []],
  [[1], [{ start: 0, part: [1] }]],
  [
    [1, 2, 3, 4, 5],
    [
      { start: 0, part: [1, 2] },
      { start: 2, part: [3, 4] },
      { start: 4, part: [5] },
    ],
  ],
])('%j in parts of two', (items, parts) => {
  expect([...partsOf<number>(items, 2)]).toEqual(parts);
});
