import { expect, type Page } from '@playwright/test';
import { expectSignedIn } from './members';

export const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
export const notice = (page: Page) => page.getByRole('alert');

/** The messages of the browser and of the site of a remote that fails. */
export const FAILURE =
  /Failed to load resource|Remote 'plots'|net::|Unexpected token|MIME type|drawn anew|broken build|digest|integrity check|CORS policy|\[ Federation Runtime \]/;

/** The module of the plots, behind their entry. */
export const EXPOSED = '**/remotes/plots/**/remote.*.js*';

/** Loads of the page, and what its console says. */
export function watch(page: Page) {
  const seen = { loads: 0, log: [] as string[] };
  page.on('load', () => void seen.loads++);
  page.on('console', (message) => seen.log.push(message.text()));
  return seen;
}

export async function expectTheRestToWork(page: Page): Promise<void> {
  await expectSignedIn(page, 'Mika Member');
  for (const area of ['Changelog', 'Locations', 'Characters']) {
    await nav(page).getByRole('link', { name: area }).click();
    await expect(heading(page)).toHaveText(area);
  }
}
