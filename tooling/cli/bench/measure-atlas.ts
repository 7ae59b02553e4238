import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { paths } from '@otherfolk/shared/contract/paths';
import { listen } from '@otherfolk/system/listen';
import { siteHandler } from '../serve/site-handler';
import { MAPPED, writeAtlasCatalogue } from './atlas-catalogue';
import { CPU_SLOWDOWN, PHONE } from './conditions';
import type { BenchWork } from './measure-pages';

/** How a large atlas bears being looked at. Times in milliseconds. */
export interface AtlasFigures {
  /** From the page being interactive to the frame that shows the map; 0 where the map was there before. */
  drawn: number;
  /** From the press to the frame that shows what it leaves, the slowest of the presses. */
  world: number;
  kind: number;
}

const LOAD_TIMEOUT_MS = 60_000;
const SETTLE_MS = 2000;
const WORLDS = ['Modern', 'Fantasy', 'All worlds'];
const KINDS = ['Love', 'Work', 'Love', 'Work'];

/** What atlas-probe.js notes. */
interface Probe {
  ready: number | null;
  drawn: number | null;
  pressed: number | null;
}

const probeOf = (page: Page) => page.evaluate(() => (window as unknown as { atlasProbe: Probe }).atlasProbe);

async function slowest(page: Page, role: 'link' | 'checkbox', names: readonly string[]): Promise<number> {
  // Found beforehand, and pressed from within: what the browser is driven by works in the page, too.
  const found = await Promise.all(names.map((name) => page.getByRole(role, { name, exact: true }).elementHandle()));
  await page.waitForTimeout(SETTLE_MS);
  const times: number[] = [];
  for (const control of found) {
    await control?.evaluate((element) => (element as HTMLElement).click());
    await page.waitForFunction(() => (window as unknown as { atlasProbe: Probe }).atlasProbe.pressed !== null);
    times.push((await probeOf(page)).pressed ?? NaN);
    await page.waitForTimeout(SETTLE_MS);
  }
  return Math.max(...times);
}

async function measureRun(browser: Browser, url: string): Promise<AtlasFigures> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: fileURLToPath(new URL('./atlas-probe.js', import.meta.url)) });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { timeout: LOAD_TIMEOUT_MS });
    await page.waitForFunction(
      () => {
        const { ready, drawn } = (window as unknown as { atlasProbe: Probe }).atlasProbe;
        return ready !== null && drawn !== null;
      },
      undefined,
      { timeout: LOAD_TIMEOUT_MS },
    );
    const { ready, drawn } = await probeOf(page);
    await page.waitForTimeout(SETTLE_MS);
    return {
      drawn: Math.max(0, (drawn ?? NaN) - (ready ?? NaN)),
      world: await slowest(page, 'link', WORLDS),
      kind: await slowest(page, 'checkbox', KINDS),
    };
  } finally {
    await context.close();
  }
}

/** Each run by itself, in the order of measuring. */
export async function measureAtlas({ browser, deployment, runs, onRun }: BenchWork): Promise<AtlasFigures[]> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'otherfolk-atlas-')));
  try {
    onRun(`writing a catalogue of ${MAPPED.people} people and ${MAPPED.relations} relations…`);
    await writeAtlasCatalogue(folder);
    const { port, close } = await listen(0, siteHandler({ deployment, folder }));
    try {
      const url = `http://127.0.0.1:${port}${paths.atlas}`;
      // The server derives the atlas, and renders the page, when they are first asked for.
      await fetch(url);
      const figures: AtlasFigures[] = [];
      for (let run = 1; run <= runs; run += 1) {
        onRun(`atlas, run ${run} of ${runs}…`);
        figures.push(await measureRun(browser, url));
      }
      return figures;
    } finally {
      await close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
