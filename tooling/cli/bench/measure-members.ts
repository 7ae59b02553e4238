import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { openBackend } from '@otherfolk/local-backend/backend';
import { DEMO_PASSWORD, demoAccounts } from '@otherfolk/local-backend/demo-accounts';
import { paths } from '@otherfolk/shared/contract/paths';
import { listen } from '@otherfolk/system/listen';
import { diskReader } from '../catalogue/catalogue-folder';
import { CatalogueSource } from '../guarded/catalogue-source';
import { keysInBackend } from '../guarded/served-keys';
import { siteHandler } from '../serve/site-handler';
import { benchPages } from './bench-pages';
import { CPU_SLOWDOWN, NETWORK, PHONE } from './conditions';
import type { BenchWork } from './measure-pages';
import { mediansOf } from './median';

const LOAD_TIMEOUT_MS = 60_000;
const READY = 'html[data-ready]';
const SIGNED_IN = '[data-session="signed-in"]';

/** Milliseconds from the page's time origin; medians of the runs. */
export interface MembersResult {
  visitorReady: number;
  sessionKnown: number;
}

type State = Exclude<BrowserContextOptions['storageState'], undefined>;

/** Signs in once; gives what the device remembers of it. */
async function signedIn(browser: Browser, url: string): Promise<State> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator(READY).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Log In' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(demoAccounts[0]?.email ?? '');
    await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Log In', exact: true }).click();
    await page.locator(SIGNED_IN).waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** When something first stands in the page, in a cold load. */
async function timeOf(browser: Browser, url: string, selector: string, storageState?: State): Promise<number> {
  const context = await browser.newContext({ ...PHONE, ...(storageState && { storageState }) });
  try {
    const page = await context.newPage();
    await page.addInitScript((wanted) => {
      const seen = window as unknown as { seenAt?: number };
      new MutationObserver(() => {
        if (document.querySelector(wanted)) seen.seenAt ??= performance.now();
      }).observe(document, { subtree: true, childList: true, attributes: true });
    }, selector);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { timeout: LOAD_TIMEOUT_MS });
    const time = await page.waitForFunction(() => (window as unknown as { seenAt?: number }).seenAt, undefined, {
      timeout: LOAD_TIMEOUT_MS,
    });
    return (await time.jsonValue()) ?? NaN;
  } finally {
    await context.close();
  }
}

/** When a member's session is known after a reload, beside when the same page is interactive for a visitor, in turns. */
export async function measureMembers({ browser, deployment, folder, runs, onRun }: BenchWork): Promise<MembersResult> {
  const accounts = await mkdtemp(path.join(tmpdir(), 'otherfolk-accounts-'));
  const [, , detail = paths.home] = await benchPages(diskReader(folder));
  try {
    const backend = await openBackend({ environment: { ACCOUNTS_DIR: accounts }, port: 0 });
    const keys = await keysInBackend(backend);
    const server = await listen(
      0,
      siteHandler({ deployment, folder, backend: backend.handler, source: new CatalogueSource(folder, { keys }) }),
    );
    try {
      const url = `http://localhost:${server.port}${detail}`;
      const state = await signedIn(browser, url);
      const samples: MembersResult[] = [];
      for (let run = 1; run <= runs; run++) {
        onRun(`members, run ${run} of ${runs}…`);
        const visitorReady = await timeOf(browser, url, READY);
        samples.push({ visitorReady, sessionKnown: await timeOf(browser, url, SIGNED_IN, state) });
      }
      return mediansOf(samples);
    } finally {
      await server.close();
      await backend.close();
    }
  } finally {
    await rm(accounts, { recursive: true, force: true });
  }
}
