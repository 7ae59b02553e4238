import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { fromRoot } from '@otherfolk/system/from-root';
import type { Sample } from './compare';
import { CPU_SLOWDOWN, NETWORK, PHONE } from './conditions';
import { requestLevels } from './request-levels';
import { type LoggedRequest, RequestLog } from './request-log';

/** The build of web-vitals that its exports name for `require` is a plain script, too. */
const SCRIPTS = [createRequire(import.meta.url).resolve('web-vitals'), fromRoot('tooling/cli/bench/page-probe.js')];
const LOAD_TIMEOUT_MS = 60_000;
const AFTER_READY_MS = 1000;
const KB = 1000;

/** The part of a task that keeps a page from answering begins after so long, by the definition of total blocking time. */
const BLOCKING_AFTER_MS = 50;

/** Each package of the Firebase SDK registers itself under such a name, which no minifier may change. */
const FIREBASE_MARK = '@firebase/';
const FIREBASE_HOSTS = /(^|\.)(googleapis|gstatic|firebaseio|firebaseapp)\.com$/;

/** The figures that page-probe.js collects, in milliseconds from the time origin of the page. */
interface Probe {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  ready: number | null;
  longTasks: { duration: number }[];
}

async function untilReady(page: Page): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it was not ready within ${LOAD_TIMEOUT_MS / 1000} s`)), LOAD_TIMEOUT_MS);
  });
  const ready = page.evaluate(() => (window as unknown as { otherfolkReady: Promise<void> }).otherfolkReady);
  await Promise.race([ready, late]).finally(() => clearTimeout(timer));
}

const bytesOf = (requests: readonly LoggedRequest[]) => requests.reduce((sum, { bytes }) => sum + bytes, 0);

async function isFirebase({ url, type }: LoggedRequest): Promise<boolean> {
  if (FIREBASE_HOSTS.test(new URL(url).hostname)) return true;
  return type === 'Script' && (await (await fetch(url)).text()).includes(FIREBASE_MARK);
}

async function sampleOf(probe: Probe, requests: LoggedRequest[]): Promise<Sample> {
  const { firstPaint, largestPaint, layoutShift, longTasks } = probe;
  if (!Number.isFinite(firstPaint) || !Number.isFinite(largestPaint)) throw new Error('the page painted nothing');
  const ready = probe.ready ?? Infinity;
  const scripts = requests.filter(({ type }) => type === 'Script');
  const beforePicture = requests.filter(({ start }) => start < largestPaint);
  const areFirebase = await Promise.all(requests.map(isFirebase));
  return {
    'first contentful paint, ms': firstPaint,
    'largest contentful paint, ms': largestPaint,
    'cumulative layout shift': layoutShift,
    'total blocking time, ms': longTasks.reduce((sum, { duration }) => sum + duration - BLOCKING_AFTER_MS, 0),
    requests: requests.length,
    'requests before the largest picture': beforePicture.length,
    'style sheets before the largest picture': beforePicture.filter(({ type }) => type === 'Stylesheet').length,
    'script in all, kB': bytesOf(scripts) / KB,
    'firebase, bytes': bytesOf(requests.filter((_, index) => areFirebase[index])),
    ...(probe.ready !== null && {
      'script before ready, kB': bytesOf(scripts.filter(({ end = Infinity }) => end <= ready)) / KB,
      'request levels before ready': requestLevels(requests, ready),
      'ready, ms': ready,
    }),
  };
}

/**
 * Loads a page once, cold, on a slow phone: nothing cached, nothing stored. `saysReady`: whether it is a page of ours with its scripts,
 * which says when it is ready. Rejects with one clear sentence where it cannot be measured.
 */
export async function measureLoad(browser: Browser, url: string, saysReady: boolean): Promise<Sample> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript({ content: SCRIPTS.map((file) => readFileSync(file, 'utf8')).join('\n') });
    const session = await context.newCDPSession(page);
    const log = await RequestLog.start(session);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT_MS });
    if (saysReady) await untilReady(page);
    // The largest image and the last shift may come late.
    await page.waitForLoadState('networkidle', { timeout: LOAD_TIMEOUT_MS });
    await page.waitForTimeout(AFTER_READY_MS);
    const { probe, timeOrigin } = await page.evaluate(() => ({
      probe: (window as unknown as { otherfolkProbe: Probe }).otherfolkProbe,
      timeOrigin: performance.timeOrigin,
    }));
    return await sampleOf(probe, log.since(timeOrigin));
  } catch (error) {
    const [reason = ''] = messageOf(error).split('\n');
    throw new Error(`${url} could not be measured: ${reason.replace(/\.$/, '')}.`, { cause: error });
  } finally {
    await context.close();
  }
}
