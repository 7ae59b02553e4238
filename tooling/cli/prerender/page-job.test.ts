import { pairsOf } from './page-job';

test.each([
  ['a person and the first life', ['/characters/mara', '/characters/mara/mara-modern'], [2]],
  ['further lives', ['/characters/mara', '/characters/mara/mara-modern', '/characters/mara/mara-sci-fi'], [2, 1]],
  ['pages beside each other', ['/plots/storm', '/plots/ebb'], [1, 1]],
  ['a page two levels below', ['/characters', '/characters/mara/mara-modern'], [1, 1]],
  ['a name that another one begins with', ['/characters/mar', '/characters/mara'], [1, 1]],
  ['two first lives', ['/characters/a', '/characters/a/a-modern', '/characters/b', '/characters/b/b-modern'], [2, 2]],
  ['nothing', [], []],
])('of %s, those together that may be drawn the same', (_what, urls, sizes) => {
  const jobs = urls.map((url) => ({ url, file: url }));
  const pairs = pairsOf(jobs);
  expect(pairs.map(({ length }) => length)).toEqual(sizes);
  expect(pairs.flat()).toEqual(jobs);
});
