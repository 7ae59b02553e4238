/** @jest-environment node */
import { mapConcurrent } from './map-concurrent';

test('all work is done, never more than so many at a time', async () => {
  let running = 0;
  let most = 0;
  const done: number[] = [];
  const results = await mapConcurrent(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    most = Math.max(most, ++running);
    await new Promise(setImmediate);
    running--;
    done.push(item);
    return item * 2;
  });
  expect(results).toEqual([2, 4, 6, 8, 10, 12, 14]);
  expect(done).toHaveLength(7);
  expect(most).toBe(3);
});

test('a failure stops the work when what runs has ended', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item === 2) throw new Error('two');
    await new Promise(setImmediate);
    done.push(item);
  };
  await expect(mapConcurrent(2, [1, 2, 3, 4], work)).rejects.toThrow('two');
  expect(done).toEqual([1]);
});
