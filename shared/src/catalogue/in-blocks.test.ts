/** @jest-environment node */
import { inBlocks } from './in-blocks';

const named = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `life-${index}` }));

const MANY = 2000;
const SIZE = 128;

test('many items are several blocks, which hold all of them in their order', () => {
  const blocks = [...inBlocks(named(MANY), SIZE)];
  expect(blocks.length).toBeGreaterThan(5);
  expect(blocks.flat()).toEqual(named(MANY));
});

test.each([0, 700, MANY])('an item that comes at place %d leaves all blocks but two as they are', (place) => {
  const before = new Set([...inBlocks(named(MANY), SIZE)].map((block) => JSON.stringify(block)));
  const items = named(MANY);
  items.splice(place, 0, { id: 'new' });
  const changed = [...inBlocks(items, SIZE)].filter((block) => !before.has(JSON.stringify(block)));
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThanOrEqual(2);
});
