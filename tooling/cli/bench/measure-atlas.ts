import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

interface Probe {
  ready: number;
  drawn: number;
  pressed: number;
}

/** Notes when the page is ready, when the map has been drawn, and how long after a press the map has changed. */
function probe(): void {
  const state: Probe = { ready: NaN, drawn: NaN, pressed: NaN };
  Object.assign(window, { atlasProbe: state });
  const afterFrame = (work: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = work;
      port2.postMessage(undefined);
    });
  new MutationObserver(() => {
    if (document.documentElement?.dataset['ready'] === undefined || !Number.isNaN(state.ready)) return;
    state.ready = performance.now();
  }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
  const seen = new MutationObserver(() => {
    if (!document.querySelector('.atlas-map .atlas-person')) return;
    seen.disconnect();
    afterFrame(() => (state.drawn = performance.now()));
  });
  seen.observe(document, { subtree: true, childList: true });
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const map = document.querySelector('.atlas-map');
      state.pressed = NaN;
      if (!map) return;
      const changed = new MutationObserver(() => {
        changed.disconnect();
        afterFrame(() => (state.pressed = performance.now() - timeStamp));
      });
      changed.observe(map, { subtree: true, childList: true, attributes: true });
    },
    true,
  );
}

const probeOf = (page: Page) => page.evaluate(() => (window as unknown as { atlasProbe: Probe }).atlasProbe);

async function slowest(page: Page, press: (name: string) => Promise<void>, names: readonly string[]): Promise<number> {
  const times: number[] = [];
  for (const name of names) {
    await press(name);
    await page.waitForFunction(() => !Number.isNaN((window as unknown as { atlasProbe: Probe }).atlasProbe.pressed));
    times.push((await probeOf(page)).pressed);
    await page.waitForTimeout(SETTLE_MS);
  }
  return Math.max(...times);
}

async function measureRun(browser: Browser, url: string): Promise<AtlasFigures> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(probe);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { timeout: LOAD_TIMEOUT_MS });
    await page.waitForFunction(
      () => {
        const { ready, drawn } = (window as unknown as { atlasProbe: Probe }).atlasProbe;
        return !Number.isNaN(ready) && !Number.isNaN(drawn);
      },
      undefined,
      { timeout: LOAD_TIMEOUT_MS },
    );
    const { ready, drawn } = await probeOf(page);
    await page.waitForTimeout(SETTLE_MS);
    // Pressed from within: what the browser is driven by works in the page, too.
    const click = (role: 'link' | 'checkbox') => (name: string) =>
      page.getByRole(role, { name, exact: true }).evaluate((element) => (element as HTMLElement).click());
    return {
      drawn: Math.max(0, drawn - ready),
      world: await slowest(page, click('link'), WORLDS),
      kind: await slowest(page, click('checkbox'), KINDS),
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
