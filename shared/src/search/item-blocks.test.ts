/** @jest-environment node */
import { silentProgress } from '../catalogue/progress';
import { noRecall, valuesOf } from '../catalogue/recall';
import { BLOCK_ITEMS, deriveBlocks, oneByOne } from './item-blocks';

test('many items are derived in their order, and others have their turn in between', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const items = Array.from({ length: 10 * BLOCK_ITEMS }, (_, index) => ({ id: `item-${index}`, files: [] }));
  let derived = 0;
  let derivedBeforeAnother = items.length;
  setTimeout(() => (derivedBeforeAnother = derived));
  const derive = oneByOne(({ id }: { id: string }) => {
    derived += 1;
    now += 1;
    return Promise.resolve(id);
  });
  const blocks = await deriveBlocks({ what: 'ids', items, derive }, noRecall, silentProgress('', items.length));
  expect((await valuesOf(blocks)).flat()).toEqual(items.map(({ id }) => id));
  expect(derivedBeforeAnother).toBeGreaterThan(0);
  expect(derivedBeforeAnother).toBeLessThan(items.length / 2);
});
