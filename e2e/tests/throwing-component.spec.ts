import { expectTheRestToWork, FAILURE, heading, nav, notice, watch } from '../failing';
import { logIn } from '../members';
import { nightly } from '../nightly';
import { releasePlots } from '../release-plots';
import { expect, test, visit } from '../site-test';

const ENTRY = '**/remotes/plots/**/remoteEntry.js*';
/** The code of the list. */
const PAGE = '**/remotes/plots/**/page-plots.*.js*';

test('a component that throws: a report in its place, no reload, and the release that mends it is followed', async ({
  page,
  noise,
}) => {
  noise.expect(FAILURE);
  await visit(page, '/changelog');
  await logIn(page, 'member@demo.test');
  const seen = watch(page);
  await page.route(PAGE, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /heading:[\w$.]+\.list\.heading/,
      'heading:(()=>{throw Error("broken component")})()',
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/plots');
  await expect(notice(page)).toContainText('Unexpected Application Error!');
  await expect(notice(page)).toContainText('broken component');
  await expect.poll(() => seen.loads).toBe(1);
  expect(seen.log).toContainEqual(expect.stringMatching(/^Remote 'plots' failed Error: broken component/));
  await expectTheRestToWork(page);
  await nav(page).getByRole('link', { name: 'Plots' }).click();
  await expect(notice(page)).toBeVisible();
  await page.unroute(PAGE);
  await releasePlots(page);
  await notice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Plots');
  await expect.poll(() => seen.loads).toBe(1);
});

test(
  'a remote that asks for another version of React: the log names both versions, a notice stands in its place',
  nightly,
  async ({ page, noise }) => {
    noise.expect(FAILURE);
    const seen = watch(page);
    await page.route(ENTRY, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll('"^19.', '"^20.') });
    });
    await page.goto('/plots');
    await expect(notice(page)).toContainText('The plots cannot be shown right now.', { timeout: 20_000 });
    const attempts = seen.log.filter((line) => line.startsWith("Remote 'plots' failed to load"));
    expect(attempts).toHaveLength(6);
    for (const line of attempts)
      expect(line).toMatch(/Version 19\.\S+ from otherfolk_shell of shared singleton module react\S* .* needs \^20\./);
    await nav(page).getByRole('link', { name: 'Changelog' }).click();
    await expect(heading(page)).toHaveText('Changelog');
  },
);
