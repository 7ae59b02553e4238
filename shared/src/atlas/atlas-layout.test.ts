/** @jest-environment node */
import { noRecall, type Recall } from '../catalogue/recall';
import { atlasLayout, type Point } from './atlas-layout';

test('a layout is computed again only for other people, relations or places before', async () => {
  const known = new Map<string, unknown>();
  const recall: Recall = {
    ...noRecall,
    ofLong: async (what, from, derive, told) => {
      const key = `${what} ${JSON.stringify(from)}`;
      if (!known.has(key)) known.set(key, derive(from, told));
      return Promise.resolve(known.get(key) as ReturnType<typeof derive>);
    },
  };
  const layoutOf = (count: number, pairs: [number, number][], from?: Point[]) =>
    atlasLayout(count, pairs, { from, recall });
  const layout = await layoutOf(3, [[0, 1]]);
  expect(await layoutOf(3, [[0, 1]])).toBe(layout);
  expect(await layoutOf(3, [[0, 2]])).not.toEqual(layout);
  expect(await layoutOf(4, [[0, 1]])).not.toEqual(layout);
  const before = [0, 1, 2].map((place) => ({ x: place * 500, y: 0 }));
  expect(await layoutOf(3, [[0, 1]], before)).not.toEqual(layout);
});

test.each([false, true])(
  'a layout tells of each person once who has a place, where it is known before: %s',
  async (isKnown) => {
    const known = await atlasLayout(3, [[0, 1]]);
    const recall: Recall = { ...noRecall, ofLong: () => Promise.resolve(known as never) };
    let placed = 0;
    const told = (count: number) => (placed += count);
    await atlasLayout(3, [[0, 1]], { placed: told, ...(isKnown && { recall }) });
    expect(placed).toBeCloseTo(3);
  },
);
