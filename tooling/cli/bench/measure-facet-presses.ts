import type { Browser, Page } from '@playwright/test';
import { CPU_SLOWDOWN, PHONE } from './conditions';
import { median } from './median';
import { longestTaskWhile } from './task-trace';
import { wholeList } from './whole-list';

/** How a long list bears being filtered. Times in milliseconds. */
export interface FacetFigures {
  /** From the press on a value to the frame that shows what it leaves: the middle one of the presses, and the slowest. */
  pressed: number;
  slowest: number;
  task: number;
  taskOnClock: number;
}

const LOAD_TIMEOUT_MS = 60_000;
const SETTLE_MS = 1500;

/** Values of groups that the shipped catalogue has: some leave most of a list, some a few of it, the last ones all again. */
const PRESSES: readonly (readonly [role: 'checkbox' | 'button', name: string])[] = [
  ['checkbox', 'Fantasy'],
  ['checkbox', 'Modern'],
  ['checkbox', 'Historical'],
  ['button', 'Exclude Fantasy'],
  ['checkbox', 'Teal'],
  ['checkbox', 'Teal'],
  ['checkbox', 'Historical'],
  ['checkbox', 'Modern'],
  ['button', 'Exclude Fantasy'],
];

/** Has the page note the time from each press to the frame after the number of items has changed. */
const notePresses = (page: Page) =>
  page.evaluate(() => {
    const times: number[] = [];
    let pressedAt: number | undefined;
    document.addEventListener('click', ({ timeStamp }) => (pressedAt ??= timeStamp), true);
    const status = document.querySelector('[role=status]') ?? document.body;
    new MutationObserver(() => {
      const since = pressedAt;
      pressedAt = undefined;
      // The message comes when the frame has been drawn.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => since !== undefined && times.push(performance.now() - since);
        port2.postMessage(undefined);
      });
    }).observe(status, { childList: true, characterData: true, subtree: true });
    Object.assign(window, { facetTimes: times });
  });

const timesOf = (page: Page) => page.evaluate(() => (window as unknown as { facetTimes: number[] }).facetTimes);

/** Presses values of the panel of the character list at `url`, which must be a long one, on a slow machine. */
export async function measureFacetPresses(browser: Browser, url: string): Promise<FacetFigures> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { timeout: LOAD_TIMEOUT_MS });
    await wholeList(page, LOAD_TIMEOUT_MS);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.locator('summary', { hasText: 'Genre' }).click();
    await page.waitForTimeout(SETTLE_MS);
    // Found beforehand, and pressed from within: what the browser is driven by works in the page, too.
    const boxes = await Promise.all(
      PRESSES.map(([role, name]) => page.getByRole(role, { name, exact: true }).elementHandle()),
    );
    await notePresses(page);
    const task = await longestTaskWhile(session, async () => {
      for (const [index, box] of boxes.entries()) {
        await box?.evaluate((element) => (element as HTMLElement).click());
        await page.waitForFunction(
          (count) => (window as unknown as { facetTimes: number[] }).facetTimes.length > count,
          index,
        );
        await page.waitForTimeout(SETTLE_MS);
      }
    });
    const times = await timesOf(page);
    return { pressed: median(times), slowest: Math.max(...times), task: task.own, taskOnClock: task.clock };
  } finally {
    await context.close();
  }
}
