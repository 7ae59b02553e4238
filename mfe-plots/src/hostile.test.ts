/** @jest-environment node */
import { renderAhead } from '@otherfolk/shared/testing/render-ahead';
import { dangersIn, hostile, isOrderly } from '@otherfolk/shared/testing/hostile-files';
import fc from 'fast-check';
import index from '../../shared/src/testing/catalogue/plots/index.variants.json';
import plot from '../../shared/src/testing/catalogue/plots/storm-modern.json';
import { routes } from './routes';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

test('nothing in the file of a plot runs, restyles or leads away, and no page breaks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.record({ plot: hostile(plot), index: hostile(index) }), async (files) => {
      const { html, failures } = await renderAhead('/plots/storm/storm-modern', routes, {
        'plots/storm-modern.json': files.plot,
        'plots/index.variants.json': files.index,
      });
      expect(dangersIn(html)).toEqual([]);
      expect(failures.filter((failure) => !isOrderly(failure))).toEqual([]);
    }),
    { numRuns: 400 },
  );
}, 120_000);

test('nothing in the index does, either', async () => {
  await fc.assert(
    fc.asyncProperty(hostile(index), async (entries) => {
      const { html, failures } = await renderAhead('/plots', routes, { 'plots/index.variants.json': entries });
      expect(dangersIn(html)).toEqual([]);
      expect(failures).toEqual([]);
    }),
    { numRuns: 400 },
  );
}, 120_000);
