import type { Browser, Page } from '@playwright/test';
import { paths } from '@otherfolk/shared/contract/paths';
import { fromRoot } from '@otherfolk/system/from-root';
import { listen } from '@otherfolk/system/listen';
import { diskReader } from '../derive/catalogue/catalogue-folder';
import { siteHandler } from '../serve/site-handler';
import { benchPages } from './bench-pages';
import { type Goal, measureInTurns, type Sample } from './compare';
import { CONDITIONS, CPU_SLOWDOWN, NETWORK, PHONE } from './conditions';
import type { MeasureInBrowser } from './part';
import { servePlainPages } from './plain-pages';

const PROBE = fromRoot('tooling/cli/bench/navigation-probe.js');
const LIST = paths.characters;
/** Images come when they will; the browser asks for the icon of the site by itself. */
const NOT_COUNTED: ReadonlySet<string> = new Set(['image', 'other']);
/** How long a finger or pointer is on a link before it is followed. */
const POINTED_MS = 200;
/** How long a reader looks at a page before anything is measured. */
const AT_REST_MS = 3000;
const OTHER_LIFE = 'nav[aria-labelledby="select-variant"] a:not([aria-current])';

const TIME = 'heading, ms';
const REQUESTS = 'requests before the heading';

const GOALS: readonly Goal[] = [
  { subject: 'cold', figure: TIME, limit: 0.5, isRatio: true },
  { subject: 'cold', figure: REQUESTS, limit: 1 },
  { subject: 'pointed at', figure: TIME, limit: 150 },
  { subject: 'another life', figure: TIME, limit: 100 },
];

type Go = (to: string, how?: { isBack?: boolean; isPointed?: boolean }) => Promise<Sample>;

interface Visit {
  page: Page;
  /** Leads to the page at a path, and tells the time until its heading is painted. */
  go: Go;
  /** Loads a page anew. */
  load: (to: string) => Promise<Sample>;
}

/** Opens the list in a browser that has seen nothing yet, for one visit. */
async function visit(browser: Browser, origin: string, savesData: boolean, work: (visit: Visit) => Promise<Sample>) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
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
    await page.goto(origin + LIST, { waitUntil: 'networkidle' });
    const load: Visit['load'] = async (to) => {
      requests = 0;
      await page.goto(origin + to, { waitUntil: 'networkidle' });
      const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
      return { [TIME]: paint ?? NaN, [REQUESTS]: requests };
    };
    const go: Go = async (to, { isBack = false, isPointed = false } = {}) => {
      const link = page.locator(`main a[href="${to}"]`).first();
      // Whatever comes into view with the link has come before it is followed.
      if (!isBack) await link.scrollIntoViewIfNeeded();
      await page.waitForTimeout(AT_REST_MS);
      if (isPointed) {
        await link.hover();
        await page.waitForTimeout(POINTED_MS);
      }
      requests = 0;
      type Navigate = (to: string, isBack: boolean) => Promise<number>;
      const time = await page.evaluate(
        ([path, back]) => (window as unknown as { otherfolkNavigate: Navigate }).otherfolkNavigate(path, back),
        [to, isBack] as const,
      );
      return { [TIME]: time, [REQUESTS]: requests };
    };
    return await work({ page, go, load });
  } finally {
    await context.close();
  }
}

async function anotherLife({ page, go }: Visit, to: string): Promise<Sample> {
  await go(to, { isPointed: true });
  const other = await page.locator(OTHER_LIFE).first().getAttribute('href');
  if (!other) throw new Error(`${to} leads to no other life: there is nothing to measure.`);
  return go(other, { isPointed: true });
}

/** Measures how long a reader waits who goes from the list to a character, and on, beside loading that page as plain HTML. */
export const measureNavigation: MeasureInBrowser = async ({ browser, deployment, folder, runs, onRun }) => {
  const [, , to = LIST] = await benchPages(diskReader(folder));
  const handler = siteHandler({ deployment, folder });
  const site = await listen(0, handler);
  const origin = `http://127.0.0.1:${site.port}`;
  const plain = await servePlainPages(origin, handler, [LIST, to]);
  const onSite = (savesData: boolean, work: (visit: Visit) => Promise<Sample>) => () =>
    visit(browser, origin, savesData, work);
  const back = async ({ go }: Visit) => {
    await go(to);
    return go(LIST, { isBack: true });
  };
  const subjects = [
    {
      name: 'full load',
      measure: () => visit(browser, `http://127.0.0.1:${plain.port}`, true, ({ load }) => load(to)),
    },
    { name: 'cold', measure: onSite(true, ({ go }) => go(to)) },
    { name: 'pointed at', measure: onSite(false, ({ go }) => go(to, { isPointed: true })) },
    { name: 'another life', measure: onSite(false, (opened) => anotherLife(opened, to)) },
    { name: 'back', measure: onSite(true, back) },
    { name: 'second time', measure: onSite(true, async (opened) => (await back(opened), opened.go(to))) },
  ];
  try {
    const measured = await measureInTurns(subjects, runs, (what) => onRun(`navigation, ${what}`));
    return [
      { title: `From the list to a character, until its heading is painted: ${CONDITIONS}.`, measured, goals: GOALS },
    ];
  } finally {
    await Promise.all([site.close(), plain.close()]);
  }
};
