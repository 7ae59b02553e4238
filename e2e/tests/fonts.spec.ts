import { NETWORK } from '@otherfolk/cli/bench/conditions';
import { visitAndCache } from '../cached-paths';
import { expect, type Page, test, visit } from '../site-test';

test.use({ serviceWorkers: 'allow' });

/** A phone's line, as the browser tells its round trip. */
async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', NETWORK);
}

const fontsOf = (page: Page) =>
  page.evaluate(() => Object.fromEntries([...document.fonts].map(({ family, status }) => [family, status])));

test('on a slow line the first page is read without fonts, and a page that is loaded later has them', async ({
  page,
}) => {
  await slowDown(page);
  await visitAndCache(page, '/characters');
  expect(await fontsOf(page)).toEqual({ Marcellus: 'unloaded', 'Source Sans 3': 'unloaded' });
  await visit(page, '/plots');
  await expect.poll(() => fontsOf(page)).toEqual({ Marcellus: 'loaded', 'Source Sans 3': 'loaded' });
});
