import { readFileSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { DATA_PATH } from '@otherfolk/shared/catalogue/catalogue-files';
import { paths } from '@otherfolk/shared/contract/paths';
import { entriesOf } from '@otherfolk/shared/search/name-entries';
import { NameSearch } from '@otherfolk/shared/search/name-search';
import { NAMES_FILE, type SearchNames } from '@otherfolk/shared/search/search-files';
import { listen } from '@otherfolk/system/listen';
import { SplitCatalogue } from '../guarded/split-catalogue';
import { siteHandler } from '../serve/site-handler';
import { writeBigCatalogue } from './big-catalogue';
import { CPU_SLOWDOWN, PHONE } from './conditions';
import type { BenchWork } from './measure-pages';
import { median } from './median';
import { QUESTIONS, type SearchQuestion } from './search-questions';
import { longestTaskWhile } from './task-trace';

/** The catalogue in which is searched, all in all: with the shipped one. */
export const SEARCHED = { characters: 2445, plots: 100, locations: 100 };

/** Among so many results the right one should be. */
const FIRST = 5;

const TYPED = ['maren holl', 'lantern', 'bosfe', 'horror'];
const KEY_MS = 250;
const SETTLE_MS = 2000;
const TEXT_QUESTIONS = ['lighthouse', 'barometer', 'lamp at the window', 'whistle', 'borrowed coat'];

export interface SearchResult {
  /** Parts of the questions that are answered, 0 to 1. */
  found: number;
  foundWithTypo: number;
  /** Of names, tags and titles, compressed. */
  nameBytes: number;
  /** Of what a question to the full text loads beyond that, compressed: the median, and the most. */
  textBytes: number;
  mostTextBytes: number;
  /** From a key to the results on the screen, in milliseconds: the median, and the longest. */
  drawn: number;
  longestDrawn: number;
  /** The longest task while somebody types, in milliseconds. */
  typeTask: number;
}

async function foundOf(search: NameSearch, questions: readonly SearchQuestion[]): Promise<number> {
  const right = questions.filter(({ question, to }) => search.find(question, FIRST).some((entry) => entry.to === to));
  return right.length / questions.length;
}

async function quality(folder: string): Promise<Pick<SearchResult, 'found' | 'foundWithTypo'>> {
  const split = await SplitCatalogue.read(folder);
  const names = (await split.visitorReader(NAMES_FILE)) as SearchNames;
  const search = await NameSearch.over(entriesOf(names));
  return { found: await foundOf(search, QUESTIONS.asTyped), foundWithTypo: await foundOf(search, QUESTIONS.withTypo) };
}

/** Bytes of the catalogue that a page loads while something is done to it, compressed as a good server would. */
async function dataBytesWhile(page: Page, work: () => Promise<void>): Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  const collect = (response: Awaited<ReturnType<Page['waitForResponse']>>) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(DATA_PATH) && pathname.endsWith('.json')) bodies.push(response.body());
  };
  page.on('response', collect);
  await work();
  page.off('response', collect);
  return (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

async function openSearch(browser: Browser, url: string, work: (page: Page) => Promise<void>): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForTimeout(SETTLE_MS);
    const nameBytes = await dataBytesWhile(page, async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('option').filter({ hasText: 'Privacy' }).waitFor();
      await page.waitForTimeout(SETTLE_MS);
    });
    await work(page);
    return nameBytes;
  } finally {
    await context.close();
  }
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });

/** Types on a slow machine. */
async function measureTyping(page: Page): Promise<{ drawn: number[]; task: number }> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(readFileSync(fileURLToPath(new URL('./search-probe.js', import.meta.url)), 'utf8'));
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const { own } = await longestTaskWhile(session, async () => {
    for (const typed of TYPED) {
      await field(page).fill('');
      await page.waitForTimeout(KEY_MS);
      await field(page).pressSequentially(typed, { delay: KEY_MS });
      await page.waitForTimeout(KEY_MS);
    }
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const drawn = await page.evaluate(() => (globalThis as unknown as { drawnAfter: number[] }).drawnAfter);
  return { drawn, task: own };
}

/** What each question to the full text loads; what was loaded before counts no more. */
async function measureTexts(browser: Browser, url: string): Promise<number[]> {
  const bytes: number[] = [];
  for (const question of TEXT_QUESTIONS) {
    await openSearch(browser, url, async (page) => {
      bytes.push(
        await dataBytesWhile(page, async () => {
          await field(page).fill(question);
          await page.getByText(/\d results?/).waitFor();
        }),
      );
    });
  }
  return bytes;
}

/** Searches the shipped catalogue for what should be found, and a large one, written for it, for what it costs. */
export async function measureSearch({ browser, deployment, folder, runs, onRun }: BenchWork): Promise<SearchResult> {
  const bigFolder = await realpath(await mkdtemp(path.join(tmpdir(), 'otherfolk-search-')));
  try {
    onRun(`writing a catalogue of ${SEARCHED.characters} characters…`);
    await writeBigCatalogue(bigFolder, SEARCHED);
    const server = await listen(0, siteHandler({ deployment, folder: bigFolder }));
    const origin = `http://127.0.0.1:${server.port}`;
    const url = origin + paths.changelog;
    // The server derives the index when it is first asked for.
    await (await fetch(origin + DATA_PATH + NAMES_FILE)).arrayBuffer();
    try {
      const drawn: number[] = [];
      const tasks: number[] = [];
      let nameBytes = NaN;
      for (let run = 1; run <= runs; run += 1) {
        onRun(`search, run ${run} of ${runs}…`);
        nameBytes = await openSearch(browser, url, async (page) => {
          const typing = await measureTyping(page);
          drawn.push(...typing.drawn);
          tasks.push(typing.task);
        });
      }
      const textBytes = await measureTexts(browser, url);
      return {
        ...(await quality(folder)),
        nameBytes,
        textBytes: median(textBytes),
        mostTextBytes: Math.max(...textBytes),
        drawn: median(drawn),
        longestDrawn: Math.max(...drawn),
        typeTask: median(tasks),
      };
    } finally {
      await server.close();
    }
  } finally {
    await rm(bigFolder, { recursive: true, force: true });
  }
}
