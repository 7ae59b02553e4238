/** @jest-environment node */
import { renderAhead } from '@otherfolk/shared/testing/render-ahead';
import { dangersIn, hostile, isOrderly } from '@otherfolk/shared/testing/hostile-files';
import fc from 'fast-check';
import index from '../../shared/src/testing/catalogue/locations/index.json';
import location from '../../shared/src/testing/catalogue/locations/quay.json';
import { routes } from './routes';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

test('nothing in the file of a place runs, restyles or leads away, and no page breaks', async () => {
  await fc.assert(
    fc.asyncProperty(hostile(location), async (file) => {
      const { html, failures } = await renderAhead('/locations/quay', routes, { 'locations/quay.json': file });
      expect(dangersIn(html)).toEqual([]);
      expect(failures.filter((failure) => !isOrderly(failure))).toEqual([]);
    }),
    { numRuns: 400 },
  );
}, 120_000);

test('nothing in the index does, either', async () => {
  await fc.assert(
    fc.asyncProperty(hostile(index), async (entries) => {
      const { html, failures } = await renderAhead('/locations', routes, { 'locations/index.json': entries });
      expect(dangersIn(html)).toEqual([]);
      expect(failures).toEqual([]);
    }),
    { numRuns: 400 },
  );
}, 120_000);
