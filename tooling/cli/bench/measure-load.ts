import type { Browser, Page } from '@playwright/test';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { fromRoot } from '@otherfolk/system/from-root';
import { CPU_SLOWDOWN, NETWORK, PHONE } from './conditions';
import { firebaseBytes } from './firebase-bytes';
import { requestLevels } from './request-levels';
import { type LoggedRequest, RequestLog } from './request-log';
import { cumulativeLayoutShift, type LayoutShift, type LongTask, totalBlockingTime } from './web-vitals';

const PROBE = fromRoot('tooling/cli/bench/page-probe.js');
const LOAD_TIMEOUT_MS = 60_000;
const AFTER_READY_MS = 1000;

/** What one cold load of a page came to. Times in milliseconds from its time origin, sizes in bytes as transferred. */
export interface LoadFigures {
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  layoutShift: number;
  blockingTime: number;
  requests: number;
  /** Sent before the largest picture stood on the screen. */
  requestsBeforePicture: number;
  /** Those of them that were for style sheets. */
  styleSheetsBeforePicture: number;
  scriptBeforeReady: number;
  script: number;
  firebase: number;
  levels: number;
  /** NaN of a page that does not say so. */
  ready: number;
}

/** What page-probe.js collects. */
interface Probe {
  ready: number | null;
  largestPaint: number | null;
  shifts: LayoutShift[];
  longTasks: LongTask[];
}

interface Reading extends Probe {
  timeOrigin: number;
  /** When it was read: the page had come to rest. */
  at: number;
  loaded: number;
  firstPaint: number | undefined;
}

async function untilReady(page: Page): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it was not ready within ${LOAD_TIMEOUT_MS / 1000} s`)), LOAD_TIMEOUT_MS);
  });
  const ready = page.evaluate(() => (window as unknown as { otherfolkReady: Promise<void> }).otherfolkReady);
  await Promise.race([ready, late]).finally(() => clearTimeout(timer));
}

/** Waits until nothing happens any more: the largest image and the last shift may come late. */
async function settle(page: Page, saysReady: boolean): Promise<void> {
  if (saysReady) await untilReady(page);
  await page.waitForLoadState('networkidle', { timeout: LOAD_TIMEOUT_MS });
  await page.waitForTimeout(AFTER_READY_MS);
}

const read = (page: Page): Promise<Reading> =>
  page.evaluate(() => ({
    ...(window as unknown as { otherfolkProbe: Probe }).otherfolkProbe,
    timeOrigin: performance.timeOrigin,
    at: performance.now(),
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  }));

const bytesOf = (requests: readonly LoggedRequest[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0);

async function figuresOf(reading: Reading, requests: LoggedRequest[]): Promise<LoadFigures> {
  const { firstPaint, largestPaint, shifts, longTasks, loaded, at } = reading;
  if (firstPaint === undefined || largestPaint === null) throw new Error('the page painted nothing');
  const ready = reading.ready ?? NaN;
  const interactive = reading.ready ?? loaded;
  // A page that does not say when it is ready may work long after it is loaded.
  const watchedUntil = reading.ready === null ? at : reading.ready + AFTER_READY_MS;
  const scripts = requests.filter(({ type }) => type === 'Script');
  const beforePicture = requests.filter(({ start }) => start < largestPaint);
  return {
    firstContentfulPaint: firstPaint,
    largestContentfulPaint: largestPaint,
    layoutShift: cumulativeLayoutShift(shifts),
    blockingTime: totalBlockingTime(longTasks, firstPaint, watchedUntil),
    requests: requests.length,
    requestsBeforePicture: beforePicture.length,
    styleSheetsBeforePicture: beforePicture.filter(({ type }) => type === 'Stylesheet').length,
    scriptBeforeReady: bytesOf(scripts.filter(({ end = Infinity }) => end <= interactive)),
    script: bytesOf(scripts),
    firebase: await firebaseBytes(requests),
    levels: requestLevels(requests, interactive),
    ready,
  };
}

/**
 * Loads a page once, cold: nothing cached, nothing stored. `saysReady`: whether it is one of ours that says when it is ready, which
 * is waited for. Rejects with one clear sentence where it cannot be measured.
 */
export async function measureLoad(browser: Browser, url: string, saysReady: boolean): Promise<LoadFigures> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: PROBE });
    const session = await context.newCDPSession(page);
    const log = await RequestLog.start(session);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
    await settle(page, saysReady);
    const reading = await read(page);
    return await figuresOf(reading, log.since(reading.timeOrigin));
  } catch (error) {
    const [reason = ''] = messageOf(error).split('\n');
    throw new Error(`${url} could not be measured: ${reason.replace(/\.$/, '')}.`, { cause: error });
  } finally {
    await context.close();
  }
}
