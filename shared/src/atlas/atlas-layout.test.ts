/** @jest-environment node */
import { type Memo, noMemo } from '../catalogue/memo';
import { atlasLayout, type Point } from './atlas-layout';

test('a layout is computed again only for other people, relations or places before', async () => {
  const known = new Map<string, Promise<unknown>>();
  const memo: Memo = {
    ...noMemo,
    ofInput: <Value>(what: string, input: unknown, derive: () => Promise<Value>) => {
      const key = `${what} ${JSON.stringify(input)}`;
      const value = known.get(key) ?? derive();
      known.set(key, value);
      return value as Promise<Value>;
    },
  };
  const layoutOf = (count: number, pairs: [number, number][], from?: Point[]) =>
    atlasLayout(count, pairs, { from, memo });
  const layout = await layoutOf(3, [[0, 1]]);
  expect(await layoutOf(3, [[0, 1]])).toBe(layout);
  expect(await layoutOf(3, [[0, 2]])).not.toEqual(layout);
  expect(await layoutOf(4, [[0, 1]])).not.toEqual(layout);
  const before = [0, 1, 2].map((place) => ({ x: place * 500, y: 0 }));
  expect(await layoutOf(3, [[0, 1]], before)).not.toEqual(layout);
});

test.each([false, true])(
  'a layout reports each person as placed once, where it was known before: %s',
  async (isKnown) => {
    const known = await atlasLayout(3, [[0, 1]]);
    const memo: Memo = { ...noMemo, ofInput: () => Promise.resolve(known as never) };
    let placed = 0;
    const onPlaced = (count: number) => (placed += count);
    await atlasLayout(3, [[0, 1]], { onPlaced, ...(isKnown && { memo }) });
    expect(placed).toBeCloseTo(3);
  },
);
