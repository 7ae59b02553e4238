/** @jest-environment node */
import { recentFiles } from './recent-files';

test('the files that were read last are read once, others again', async () => {
  const read = jest.fn(async (path: string) => ({ path }));
  const recent = recentFiles(read, 2);
  const first = await recent('a');
  await recent('b');
  expect(await recent('a')).toBe(first);
  await recent('c');
  expect(await recent('a')).toBe(first);
  expect(read.mock.calls).toEqual([['a'], ['b'], ['c']]);
  await recent('b');
  expect(read).toHaveBeenCalledTimes(4);
});

test('a file that is wanted twice at the same time is read once', async () => {
  const read = jest.fn(async () => ({}));
  const recent = recentFiles(read, 2);
  await Promise.all([recent('a'), recent('a')]);
  expect(read).toHaveBeenCalledTimes(1);
});
