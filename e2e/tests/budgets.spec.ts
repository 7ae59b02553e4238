import { expect, test } from '@playwright/test';
import { costBudgets } from '@otherfolk/cli/bench/budgets';
import { measureLoad } from '@otherfolk/cli/bench/measure-load';

const PAGES = ['/', '/characters', '/characters/maren/maren-fantasy'];

for (const url of PAGES) {
  test(`${url} loads no more before it answers than visitors are promised`, async ({ browser, baseURL }) => {
    const figures = await measureLoad(browser, baseURL + url, true);
    const over = costBudgets
      .map(({ name, limit, decimals, measured }) => ({
        name,
        limit,
        measured: Number(measured(figures).toFixed(decimals)),
      }))
      .filter(({ measured, limit }) => measured > limit);
    expect(over).toEqual([]);
    expect(figures.scriptBeforeReady).toBeGreaterThan(0);
  });
}
