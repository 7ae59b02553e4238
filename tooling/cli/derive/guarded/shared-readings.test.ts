/** @jest-environment node */
import { SharedReadings } from './shared-readings';

test('a shared reading is read once for each view, until it is forgotten', async () => {
  const readings = new SharedReadings();
  let count = 0;
  const read = () => Promise.resolve(++count);
  const ask = (view: '' | 'N') => readings.read(view, 'items', read);
  await expect(Promise.all([ask(''), ask('')])).resolves.toEqual([1, 1]);
  await expect(ask('N')).resolves.toBe(2);
  readings.forget('');
  await expect(ask('')).resolves.toBe(3);
  await expect(ask('N')).resolves.toBe(2);
});

test('a shared reading that failed is read again for the next caller', async () => {
  const readings = new SharedReadings();
  await expect(readings.read('', 'items', () => Promise.reject(new Error('the disk')))).rejects.toThrow('the disk');
  await expect(readings.read('', 'items', () => Promise.resolve(1))).resolves.toBe(1);
});
