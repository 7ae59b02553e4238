import { expect, test } from '@playwright/test';
import { costBudgets } from '@otherfolk/cli/bench/budgets';
import { type LoadFigures, measureLoad } from '@otherfolk/cli/bench/measure-load';

const PAGES = ['/', '/characters', '/characters/maren/maren-fantasy'];

/** A busy machine can only make a load cost more than it must: what seems to be over a budget is loaded again. */
const MOST_LOADS = 4;

const overBudget = (figures: LoadFigures) =>
  costBudgets
    .map(({ name, limit, decimals, measured }) => ({
      name,
      limit,
      measured: Number(measured(figures).toFixed(decimals)),
    }))
    .filter(({ measured, limit }) => measured > limit);

for (const url of PAGES) {
  test(`${url} loads no more before it answers than visitors are promised`, async ({ browser, baseURL }) => {
    let over: ReturnType<typeof overBudget> = [];
    for (let loads = 0; loads < MOST_LOADS; loads += 1) {
      const figures = await measureLoad(browser, baseURL + url, true);
      expect(figures.scriptBeforeReady).toBeGreaterThan(0);
      over = overBudget(figures);
      if (over.length === 0) return;
    }
    expect(over).toEqual([]);
  });
}
