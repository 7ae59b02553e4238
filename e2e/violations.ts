import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds on the page, a line for each rule that is broken: by WCAG and by what is good practice, unless the analysis is
 * made another one.
 */
export async function violations(page: Page, narrow = (axe: AxeBuilder) => axe): Promise<string[]> {
  // Axe would copy style sheets of other origins into the page, which the page's policy forbids.
  const axe = new AxeBuilder({ page }).options({ preload: false }).withTags([...WCAG, 'best-practice']);
  const { violations: found } = await narrow(axe).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
}
