import type { Browser, Page } from '@playwright/test';
import { fromRoot } from '@otherfolk/system/from-root';
import { diskReader } from '../catalogue/catalogue-folder';
import { siteHandler } from '../serve/site-handler';
import { benchPages } from './bench-pages';
import { type BenchSite, serveBenchSite } from './bench-site';
import { CPU_SLOWDOWN, NETWORK, PHONE } from './conditions';
import type { BenchWork } from './measure-pages';
import { median } from './median';
import { watchNetwork } from './network-idle';

const PROBE = fromRoot('tooling/cli/bench/navigation-probe.js');
const LIST = '/characters';
/** Images come when they will; the browser asks for the icon of the site by itself. */
const NOT_COUNTED: ReadonlySet<string> = new Set(['image', 'other']);
/** How long a finger or pointer is on a link before it is followed. */
const POINTED_MS = 200;
/** How long a reader looks at a page before anything is measured. */
const AT_REST_MS = 2000;
const OTHER_LIFE = 'nav[aria-labelledby="select-variant"] a:not([aria-current])';

/** From the click until the heading is painted, in milliseconds, and how many requests, images apart, were answered until then. */
interface Sample {
  time: number;
  requests: number;
}

/** All ways of going on from a page, in the order of the report. */
export const STEPS = ['full load', 'cold', 'pointed at', 'another life, pointed at', 'back', 'second time'] as const;
export type Step = (typeof STEPS)[number];

/** Medians of the runs, and each run by itself. */
export type NavigationResult = Record<Step, Sample & { samples: Sample[] }>;

interface Opened {
  page: Page;
  /** Leads to the page at a path. */
  go: (to: string, how?: { isBack?: boolean; isPointed?: boolean }) => Promise<Sample>;
}

/** Opens the list in a browser that has seen nothing yet, and waits until nothing happens there any more. */
async function openList(browser: Browser, origin: string, savesData: boolean): Promise<Opened> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript({ path: PROBE });
  if (savesData)
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let requests = 0;
  page.on('requestfinished', (request) => (requests += NOT_COUNTED.has(request.resourceType()) ? 0 : 1));
  const networkIdle = watchNetwork(page);
  await page.goto(origin + LIST, { waitUntil: 'networkidle' });
  const go: Opened['go'] = async (to, { isBack = false, isPointed = false } = {}) => {
    const link = page.locator(`main a[href="${to}"]`).first();
    // Whatever comes into view with the link has come before it is followed.
    if (!isBack) await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(AT_REST_MS);
    await networkIdle();
    if (isPointed) {
      await link.hover();
      await page.waitForTimeout(POINTED_MS);
    }
    requests = 0;
    const time = await page.evaluate(
      ([path, back]) =>
        (
          window as unknown as { otherfolkNavigate: (to: string, isBack: boolean) => Promise<number> }
        ).otherfolkNavigate(path, back),
      [to, isBack] as const,
    );
    return { time, requests };
  };
  return { page, go };
}

/** The same page as plain HTML, from a list that has brought styles and fonts. */
async function fullLoad(browser: Browser, { staticOrigin }: BenchSite, to: string): Promise<Sample> {
  const { page } = await openList(browser, staticOrigin, true);
  try {
    let requests = 0;
    page.on('requestfinished', (request) => (requests += NOT_COUNTED.has(request.resourceType()) ? 0 : 1));
    await page.goto(staticOrigin + to, { waitUntil: 'networkidle' });
    const time = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN);
    return { time, requests };
  } finally {
    await page.context().close();
  }
}

type Steps = Partial<Record<Step, Sample>>;

async function coldSteps(browser: Browser, { origin }: BenchSite, to: string): Promise<Steps> {
  const { page, go } = await openList(browser, origin, true);
  try {
    return { cold: await go(to), back: await go(LIST, { isBack: true }), 'second time': await go(to) };
  } finally {
    await page.context().close();
  }
}

async function pointedSteps(browser: Browser, { origin }: BenchSite, to: string): Promise<Steps> {
  const { page, go } = await openList(browser, origin, false);
  try {
    const pointed = await go(to, { isPointed: true });
    const other = await page.locator(OTHER_LIFE).first().getAttribute('href');
    if (!other) throw new Error(`${to} leads to no other life: there is nothing to measure.`);
    return { 'pointed at': pointed, 'another life, pointed at': await go(other, { isPointed: true }) };
  } finally {
    await page.context().close();
  }
}

/** Measures how long a reader waits who goes from the list to a character, and on, beside loading that page anew, in turns. */
export async function measureNavigation({
  browser,
  deployment,
  folder,
  runs,
  onRun,
}: BenchWork): Promise<NavigationResult> {
  const [, , to = LIST] = await benchPages(diskReader(folder));
  const site = await serveBenchSite(siteHandler({ deployment, folder }), [LIST, to]);
  const samples: Record<Step, Sample[]> = Object.fromEntries(STEPS.map((step) => [step, []])) as never;
  try {
    for (let run = 1; run <= runs; run++) {
      onRun(`navigation, run ${run} of ${runs}…`);
      const steps: Steps = {
        'full load': await fullLoad(browser, site, to),
        ...(await coldSteps(browser, site, to)),
        ...(await pointedSteps(browser, site, to)),
      };
      for (const step of STEPS) if (steps[step]) samples[step].push(steps[step]);
    }
  } finally {
    await site.close();
  }
  const resultOf = (all: Sample[]) => ({
    time: median(all.map(({ time }) => time)),
    requests: Math.max(...all.map(({ requests }) => requests)),
    samples: all,
  });
  return Object.fromEntries(STEPS.map((step) => [step, resultOf(samples[step])])) as NavigationResult;
}
