import { defineConfig } from '@playwright/test';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '../shared/tools/browser/chromium-launch';

const here = path.dirname(fileURLToPath(import.meta.url));
const SHIPPED = 8180;
const HOSTILE = 8181;
const LONG = 8182;

const root = path.dirname(here);
const hostileCatalogue = path.join(here, 'catalogues/hostile');
const longCatalogue = path.join(root, '.cache/long-catalogue');
const accountsOf = (port: number) => path.join(root, '.cache/test-accounts', String(port));

// This file is read by each worker, too; only the first reading comes before the servers.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const port of [SHIPPED, HOSTILE, LONG]) rmSync(accountsOf(port), { recursive: true, force: true });

const site = (port: number, catalogue?: string, command = 'npm start') => ({
  command,
  cwd: root,
  url: `http://localhost:${port}/remotes.json`,
  env: { PORT: String(port), ACCOUNTS_DIR: accountsOf(port), ...(catalogue && { DATA_DIR: catalogue }) },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  stdout: 'ignore' as const,
});

export default defineConfig({
  testDir: 'tests',
  outputDir: 'results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // For what a busy machine does to a browser now and then; the report names each test that needed it.
  retries: 1,
  timeout: 60_000,
  // Two cores may be busy with something else.
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: path.join(here, 'results/report.json') }]],
  use: {
    baseURL: `http://localhost:${SHIPPED}`,
    timezoneId: 'Europe/London',
    locale: 'en-GB',
    launchOptions: chromiumLaunch(),
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'shipped catalogue', testIgnore: /hostile|long-lists|veil/ },
    { name: 'hostile catalogue', testMatch: /hostile/, use: { baseURL: `http://localhost:${HOSTILE}` } },
    { name: 'long catalogue', testMatch: /long-lists|veil/, use: { baseURL: `http://localhost:${LONG}` } },
  ],
  webServer: [
    site(SHIPPED),
    site(HOSTILE, hostileCatalogue),
    site(LONG, longCatalogue, `node --import tsx e2e/write-long-catalogue.ts "${longCatalogue}" && exec npm start`),
  ],
});
