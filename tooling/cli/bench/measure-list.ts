import type { Browser, CDPSession, Page } from '@playwright/test';
import { CPU_SLOWDOWN, PHONE } from './conditions';
import { longestTaskWhile } from './task-trace';
import { wholeList } from './whole-list';

/** How a long list bears being used. Times in milliseconds, memory in bytes. */
export interface ListFigures {
  scrollTask: number;
  scrollTaskOnClock: number;
  typeTask: number;
  typeTaskOnClock: number;
  memory: number;
}

const LOAD_TIMEOUT_MS = 60_000;
const SETTLE_MS = 1500;

/** As fast as with a finger, some screens a second. */
const SWIPE_PX = 40_000;
const SWIPE_PX_PER_SECOND = 4000;

/** Then through the whole of it, as with the scroll bar. */
const LEAPS = 40;
const LEAP_MS = 150;

const AGES = ['20', '34', '5', '61', '18'];
const KEY_MS = 150;

async function scrollThrough(page: Page, session: CDPSession): Promise<void> {
  await session.send('Input.synthesizeScrollGesture', {
    x: PHONE.viewport.width / 2,
    y: PHONE.viewport.height / 2,
    yDistance: -SWIPE_PX,
    speed: SWIPE_PX_PER_SECOND,
    // Its touches scroll nothing in a browser without a window.
    gestureSourceType: 'mouse',
  });
  for (let leap = 1; leap <= LEAPS; leap++) {
    await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), leap / LEAPS);
    await page.waitForTimeout(LEAP_MS);
  }
  await page.waitForTimeout(SETTLE_MS);
}

async function typeAges(page: Page): Promise<void> {
  for (const age of AGES) {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(age, { delay: KEY_MS });
    await page.waitForTimeout(KEY_MS);
  }
  await page.waitForTimeout(SETTLE_MS);
}

async function usedMemory(session: CDPSession): Promise<number> {
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
}

/** Uses the character list at `url`, which must be a long one, on a slow machine. Rejects where its whole never comes. */
export async function measureList(browser: Browser, url: string): Promise<ListFigures> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { timeout: LOAD_TIMEOUT_MS });
    await wholeList(page, LOAD_TIMEOUT_MS);
    await page.waitForTimeout(SETTLE_MS);
    const scroll = await longestTaskWhile(session, () => scrollThrough(page, session));
    const memory = await usedMemory(session);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('spinbutton', { name: 'Base age' }).click();
    await page.waitForTimeout(SETTLE_MS);
    const type = await longestTaskWhile(session, () => typeAges(page));
    return {
      scrollTask: scroll.own,
      scrollTaskOnClock: scroll.clock,
      typeTask: type.own,
      typeTaskOnClock: type.clock,
      memory,
    };
  } finally {
    await context.close();
  }
}
