import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** WCAG 2.2, levels A and AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Analysis {
  /** Selectors of what to look at, and of what to leave out there. */
  include?: string;
  exclude?: string;
  tags?: readonly string[];
  withoutRules?: readonly string[];
}

/**
 * The findings of axe on the page, a line for each rule that is broken: by WCAG and by what is good practice, unless the analysis is
 * made another one. It does not look into frames.
 */
export async function violations(
  page: Page,
  { include = 'html', exclude, tags = [...WCAG, 'best-practice'], withoutRules = [] }: Analysis = {},
): Promise<string[]> {
  const context = { include: [include], exclude: exclude === undefined ? [] : [exclude] };
  const options: RunOptions = {
    runOnly: [...tags],
    rules: Object.fromEntries(withoutRules.map((id) => [id, { enabled: false }])),
    // Axe would copy style sheets of other origins into the page, which the page's policy forbids.
    preload: false,
    // Other results are left out: most of an analysis would go into describing the elements that are as they should be.
    resultTypes: ['violations'],
  };
  // It stays on the page: to bring it there takes as long as an analysis.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(
    ([where, how]) => (window as unknown as { axe: typeof axe }).axe.run(where, how),
    [context, options] as const,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
