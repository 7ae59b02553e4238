/** @jest-environment node */
import { RecentBlocks } from './recent-blocks';

test('a block is read once by two who go through all blocks at the same time', async () => {
  const recent = new RecentBlocks<number>();
  const blocks = Array.from({ length: 20 }, (_, number) => ({ number }));
  const read: number[] = [];
  const values: number[] = [];
  for (const [place, block] of blocks.entries()) {
    for (const asked of [block, blocks[place - 1] ?? block, block]) {
      const value = await recent.of(asked, () => {
        read.push(asked.number);
        return Promise.resolve(asked.number);
      });
      values.push(value - asked.number);
    }
  }
  expect(read).toEqual(blocks.map(({ number }) => number));
  expect(new Set(values)).toEqual(new Set([0]));
});

test('a block that was asked for long ago is read again', async () => {
  const recent = new RecentBlocks<number>();
  const blocks = Array.from({ length: 20 }, () => ({}));
  let read = 0;
  for (const block of [...blocks, ...blocks]) await recent.of(block, () => Promise.resolve((read += 1)));
  expect(read).toBe(40);
});
