/** @jest-environment node */
import { renderAhead } from '@otherfolk/shared/testing/render-ahead';
import { dangersIn, hostile, isOrderly } from '@otherfolk/shared/testing/hostile-files';
import fc from 'fast-check';
import index from '../../shared/src/testing/catalogue/characters/index.variants.json';
import variant from '../../shared/src/testing/catalogue/characters/mara-modern.json';
import core from '../../shared/src/testing/catalogue/characters/mara.json';
import family from '../../shared/src/testing/catalogue/families/quill.json';
import { routes } from './routes';

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});

test('nothing in the files of a character runs, restyles or leads away, and no page breaks', async () => {
  const files = fc.record({
    'characters/mara.json': hostile(core),
    'characters/mara-modern.json': hostile(variant),
    'families/quill.json': hostile(family),
  });
  await fc.assert(
    fc.asyncProperty(files, async (catalogue) => {
      const { html, failures } = await renderAhead('/characters/mara/mara-modern', routes, catalogue);
      expect(dangersIn(html)).toEqual([]);
      expect(failures.filter((failure) => !isOrderly(failure))).toEqual([]);
      expect('polluted' in {}).toBe(false);
    }),
    { numRuns: 400 },
  );
}, 120_000);

test('nothing in the index does, either', async () => {
  await fc.assert(
    fc.asyncProperty(hostile(index), async (entries) => {
      const { html, failures } = await renderAhead('/characters', routes, {
        'characters/index.variants.json': entries,
      });
      expect(dangersIn(html)).toEqual([]);
      expect(failures).toEqual([]);
    }),
    { numRuns: 400 },
  );
}, 120_000);
