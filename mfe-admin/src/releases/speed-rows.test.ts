import type { PageLoad } from '@otherfolk/shared/storage/page-loads';
import { median, speedRows } from './speed-rows';

const load = (more: Partial<PageLoad>): PageLoad => ({
  ...{ at: 0, page: 'plot', shell: 'main.a.js', remotes: {}, failed: [] },
  ...more,
});

test.each([
  [[], undefined],
  [[undefined], undefined],
  [[3], 3],
  [[3, 1, undefined, 2], 2],
  [[4, 1, 2, 3], 2],
])('the median of %j is %p', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

test('loads are told by shell and kind of page, with what failed in them', () => {
  const failed = [{ id: 'plots', release: '1', while: 'loading' as const }];
  const rows = speedRows([
    load({ lcp: 900, failed }),
    load({ page: 'home' }),
    load({ lcp: 700, failed }),
    load({ shell: 'main.b.js' }),
  ]);
  expect(rows.map(({ shell, page, loads, lcp, failed: ids }) => [shell, page, loads, lcp, ids])).toEqual([
    ['main.a.js', 'plot', 2, 700, ['plots']],
    ['main.a.js', 'home', 1, undefined, []],
    ['main.b.js', 'plot', 1, undefined, []],
  ]);
});
