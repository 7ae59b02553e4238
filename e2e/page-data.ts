import type { BrowserContext, Page } from '@playwright/test';

/** Answers for the data of every page with JSON that is none, so that pages are read from the files of the catalogue. */
export const withoutPageData = (on: Page | BrowserContext) =>
  on.route('**/page.json', (route) => route.fulfill({ json: {} }));

/** Says that the device saves data: links that are only in view, or pointed at, bring nothing. */
export async function savingData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
}
