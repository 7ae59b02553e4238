import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { listen } from '@otherfolk/system/listen';
import { diskReader } from '../derive/catalogue/catalogue-folder';
import { siteHandler } from '../serve/site-handler';
import { benchPages } from './bench-pages';
import { writeBigCatalogue } from './big-catalogue';
import { type Goal, measureInTurns, type Sample } from './compare';
import { CONDITIONS, CPU_SLOWDOWN, PHONE } from './conditions';
import { measureLoad } from './measure-load';
import type { MeasureInBrowser } from './part';
import { wholeList } from './whole-list';

/** How many characters the long list has beside the shipped ones. */
const CHARACTERS = 10_000;
const SETTLE_MS = 1500;
const LEAPS = 100;
const LEAP_MS = 150;
const AGES = ['20', '34', '5', '61', '18'];
const KEY_MS = 150;
const MB = 1_000_000;

const GOALS: readonly Goal[] = [
  { subject: 'long', figure: 'list ready, ms', limit: 1.2, isRatio: true },
  { subject: 'long', figure: 'character ready, ms', limit: 1.1, isRatio: true },
  { subject: 'long', figure: 'longest task while scrolling, ms', limit: 50 },
  { subject: 'long', figure: 'longest task while typing, ms', limit: 50 },
  { subject: 'long', figure: 'memory after scrolling, MB', limit: 150 },
];

/** The longest task of the page while something is done to it, in milliseconds: 0 where none took 50, as browsers tell no shorter ones. */
async function longestTaskWhile(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    });
    Object.assign(window, { benchTasks: tasks });
  });
  await work();
  await page.waitForTimeout(SETTLE_MS);
  return page.evaluate(() => Math.max(0, ...(window as unknown as { benchTasks: number[] }).benchTasks));
}

async function scrollThrough(page: Page): Promise<void> {
  for (let leap = 1; leap <= LEAPS; leap++) {
    await page.evaluate((part) => window.scrollTo(0, document.documentElement.scrollHeight * part), leap / LEAPS);
    await page.waitForTimeout(LEAP_MS);
  }
}

async function typeAges(page: Page): Promise<void> {
  for (const age of AGES) {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(age, { delay: KEY_MS });
    await page.waitForTimeout(KEY_MS);
  }
}

/** Scrolls through the list at `url`, and types into its filters. */
async function browseList(browser: Browser, url: string): Promise<Sample> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url);
    await wholeList(page);
    await page.waitForTimeout(SETTLE_MS);
    const scrolling = await longestTaskWhile(page, () => scrollThrough(page));
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.getByRole('spinbutton', { name: 'Base age' }).click();
    await page.waitForTimeout(SETTLE_MS);
    return {
      'longest task while scrolling, ms': scrolling,
      'longest task while typing, ms': await longestTaskWhile(page, () => typeAges(page)),
      'memory after scrolling, MB': usedSize / MB,
    };
  } finally {
    await context.close();
  }
}

/** Measures the list of a large catalogue, which is written for it and thrown away, beside the shipped one. */
export const measureLists: MeasureInBrowser = async ({ browser, deployment, folder, runs, onRun }) => {
  const bigFolder = await realpath(await mkdtemp(path.join(tmpdir(), 'otherfolk-big-')));
  try {
    onRun(`writing a catalogue of ${CHARACTERS} characters…`);
    await writeBigCatalogue(bigFolder, { characters: CHARACTERS, locations: 0 });
    const [, list = '', detail = ''] = await benchPages(diskReader(folder));
    const servers = [await listen(0, siteHandler({ deployment, folder }))];
    servers.push(await listen(0, siteHandler({ deployment, folder: bigFolder })));
    const [shipped, long] = servers.map(({ port }) => `http://127.0.0.1:${port}`);
    // A page that is asked for the first time is rendered first.
    for (const origin of [shipped, long]) for (const url of [list, detail]) await fetch(origin + url);
    const ready = async (origin = ''): Promise<Sample> => {
      const [ofList, ofDetail] = [
        await measureLoad(browser, origin + list, true),
        await measureLoad(browser, origin + detail, true),
      ];
      return { 'list ready, ms': ofList['ready, ms'] ?? NaN, 'character ready, ms': ofDetail['ready, ms'] ?? NaN };
    };
    const subjects = [
      { name: 'shipped', measure: () => ready(shipped) },
      { name: 'long', measure: async () => ({ ...(await ready(long)), ...(await browseList(browser, long + list)) }) },
    ];
    try {
      const measured = await measureInTurns(subjects, runs, (what) => onRun(`long lists, ${what}`));
      return [{ title: `A list of ${CHARACTERS} characters more: ${CONDITIONS}.`, measured, goals: GOALS }];
    } finally {
      await Promise.all(servers.map((server) => server.close()));
    }
  } finally {
    await rm(bigFolder, { recursive: true, force: true });
  }
};
