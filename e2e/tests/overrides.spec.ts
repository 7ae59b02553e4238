import { logIn, openAs } from '../members';
import { nightly } from '../nightly';
import { type LocalRemote, servePlots } from '../serve-remote';
import { expect, type Page, ready, test, visit } from '../site-test';

const MINE = 'Plots of my own';
const banner = (page: Page) => page.getByRole('complementary', { name: 'Overrides' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

let local: LocalRemote;
test.beforeAll(async () => {
  local = await servePlots('"Plots"', `"${MINE}"`);
});
test.afterAll(() => local.close());

const question = (page: Page) => page.getByRole('dialog', { name: 'Run code from your computer here?' });

/** Opens a link with an override and confirms it. */
async function visitAndConfirm(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await question(page).getByRole('button', { name: 'Run it in this tab' }).click();
  await ready(page);
}

/** Every request of the page, to say what was not asked for. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  return asked;
}

const fromLocal = (asked: string[]) => asked.filter((url) => new URL(url).origin === new URL(local.manifest).origin);

const overridden = (path: string) => `${path}?override=${encodeURIComponent(`plots:${local.manifest}`)}`;

test('a local remote stands in for the deployed one, says so on every page, and goes with Reset', async ({ page }) => {
  await visitAndConfirm(page, overridden('/plots'));
  await expect(heading(page)).toHaveText(MINE);
  await expect(banner(page)).toContainText(`'plots' comes from ${local.manifest}`);
  expect(new URL(page.url()).search).toBe('');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Locations' }).click();
  await expect(heading(page)).toHaveText('Locations');
  await expect(banner(page)).toBeVisible();
  await visit(page, '/plots');
  await expect(heading(page)).toHaveText(MINE);

  await banner(page).getByRole('button', { name: 'Reset' }).click();
  await expect(heading(page)).toHaveText('Plots');
  await expect(banner(page)).toHaveCount(0);
});

test(
  'a widget of it stands on the home page, and the other remotes are the deployed ones',
  nightly,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await visitAndConfirm(page, overridden('/'));
    await expect(page.getByRole('list', { name: 'Featured characters' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Featured plot' })).toBeVisible();
    const ofPlots = asked.filter(
      (url) => url.includes('remoteEntry.js') && !/\/remotes\/(characters|locations)\//.test(url),
    );
    expect(new Set(ofPlots.map((url) => new URL(url).origin))).toEqual(new Set([new URL(local.manifest).origin]));
  },
);

test('the override is for this tab alone', nightly, async ({ page, context }) => {
  await visitAndConfirm(page, overridden('/plots'));
  await expect(heading(page)).toHaveText(MINE);
  const other = await context.newPage();
  await visit(other, '/plots');
  await expect(heading(other)).toHaveText('Plots');
  await expect(banner(other)).toHaveCount(0);
});

test('an override loads nothing from elsewhere than this computer', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const url of [
    'https://evil.example/mf-manifest.json',
    '//evil.example/mf-manifest.json',
    'javascript:alert(1)',
  ]) {
    await test.step(url, async () => {
      await visit(page, `/plots?override=${encodeURIComponent(`plots:${url}`)}`);
      await expect(heading(page)).toHaveText('Plots');
      await expect(banner(page)).toContainText("'plots' may come from http://localhost or http://127.0.0.1 only.");
      await visit(page, '/plots');
      await expect(banner(page)).toHaveCount(0);
      expect(asked.filter((each) => new URL(each).hostname !== 'localhost')).toEqual([]);
    });
  }
});

test(
  'a local remote that does not answer stays in its area, and Reset leads back',
  nightly,
  async ({ page, noise }) => {
    noise.expect(/Failed to load resource|Remote 'plots'|net::/);
    await page.goto('/plots?override=plots:http://localhost:9/mf-manifest.json');
    await question(page).getByRole('button', { name: 'Run it in this tab' }).click();
    await expect(page.getByRole('alert')).toContainText('The plots cannot be shown right now.');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await banner(page).getByRole('button', { name: 'Reset' }).click();
    await expect(heading(page)).toHaveText('Plots');
  },
);

test('a link alone asks nothing of this computer, and runs nothing until it is confirmed, once in a tab', async ({
  page,
}) => {
  const asked = requestsOf(page);
  await page.goto(overridden('/plots'));
  await expect(question(page)).toContainText(`'plots' would come from ${local.manifest}`);
  await expect(question(page).getByRole('button', { name: 'Do not run it' })).toBeFocused();
  const scripts = asked.filter((url) => url.endsWith('.js')).map((url) => new URL(url).pathname);
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/overrides\.\w+\.js$/)]);
  expect(fromLocal(asked)).toEqual([]);

  await page.keyboard.press('Escape');
  await ready(page);
  await expect(heading(page)).toHaveText('Plots');
  await page.goto(overridden('/plots'));
  await question(page).getByRole('button', { name: 'Do not run it' }).click();
  await ready(page);
  await visit(page, '/plots');
  expect(fromLocal(asked)).toEqual([]);

  await visitAndConfirm(page, overridden('/plots'));
  await expect(heading(page)).toHaveText(MINE);
  await visit(page, overridden('/plots'));
  await expect(heading(page)).toHaveText(MINE);
  await page.goto('/?override=locations:http://localhost:9/mf-manifest.json');
  await expect(question(page)).toContainText("'locations' would come from http://localhost:9/mf-manifest.json");
});

test('an override does not run while a member is signed in', nightly, async ({ page }) => {
  const asked = requestsOf(page);
  await openAs(page, 'preview@demo.test', overridden('/plots'));
  const refusal = page.getByRole('dialog', { name: 'Nothing of it runs' });
  await expect(refusal).toContainText('log out first');
  await refusal.getByRole('button', { name: 'Show the page as it is' }).click();
  await expect(heading(page)).toHaveText('Plots');
  expect(fromLocal(asked)).toEqual([]);
});

test('an override keeps members from signing in in its tab, and ends when one signs in elsewhere', async ({
  page,
  context,
}) => {
  await visitAndConfirm(page, overridden('/plots'));
  await expect(heading(page)).toHaveText(MINE);
  await expect(page.getByRole('button', { name: 'Log In' })).toBeHidden();
  const other = await context.newPage();
  await visit(other, '/');
  await logIn(other, 'preview@demo.test');
  await expect(page.getByRole('dialog', { name: 'Nothing of it runs' })).toBeVisible();
});

test('a page in a frame runs nothing of it', nightly, async ({ page, noise }) => {
  noise.expect(/frame-ancestors|Refused to (frame|display)|ERR_BLOCKED_BY_RESPONSE/);
  const asked = requestsOf(page);
  await visit(page, '/plots');
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const frame = Object.assign(document.createElement('iframe'), { src });
        frame.addEventListener('load', resolve);
        document.body.append(frame);
      }),
    `/override.html?to=${encodeURIComponent(overridden('/plots'))}`,
  );
  expect(asked.filter((url) => url.includes('/assets/overrides'))).toEqual([]);
});
