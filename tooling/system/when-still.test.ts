/** @jest-environment node */
import { whenStill } from './when-still';

const later = (value: string) => new Promise<string>((resolve) => setTimeout(resolve, 5, value));

test('the results of works come in their order', async () => {
  await expect(whenStill([later('a'), Promise.resolve(1), later('b')])).resolves.toEqual(['a', 1, 'b']);
});

test('a failure is reported when no work goes on any more', async () => {
  let isOver = false;
  const other = later('').then(() => (isOver = true));
  await expect(whenStill([other, Promise.reject(new Error('first'))])).rejects.toThrow('first');
  expect(isOver).toBe(true);
});

test('the failure of the first work in their order is reported of several', async () => {
  const late = later('').then(() => Promise.reject(new Error('one')));
  await expect(whenStill([late, Promise.reject(new Error('two'))])).rejects.toThrow('one');
});
