import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '@otherfolk/cli/browser/chromium-launch';

const here = path.dirname(fileURLToPath(import.meta.url));
const SHIPPED = 8180;
/** Sites whose remotes have ports of their own take the four that follow, too. */
const APART = 8190;
const MALFORMED = 8200;
const LONG = 8210;

const root = path.dirname(here);
const malformedCatalogue = path.join(here, 'catalogues/malformed');
const longCatalogue = path.join(root, '.cache/long-catalogue');
const accountsOf = (port: number) => path.join(root, '.cache/test-accounts', String(port));

// This file is read by each worker, too; only the first reading comes before the servers.
if (process.env.TEST_WORKER_INDEX === undefined)
  for (const port of [SHIPPED, APART, MALFORMED, LONG]) rmSync(accountsOf(port), { recursive: true, force: true });

/** What is not about where a site's files come from is tried with remotes on origins of their own; with WHOLE=1, on one origin, too. */
const ON_ONE_ORIGIN = /\/(remotes|start|throwing-component)\.spec/;
/** A remote of the page's own origin is trusted as the page is, and may be changed on its way to try what a bad one does. */
const ON_ONE_ORIGIN_ONLY = /throwing-component/;
const ON_SEVERAL_ONLY = /integrity/;
/** These bring servers of their own. */
const WITH_OWN_SERVERS = /export|release/;
const OTHER_CATALOGUES = /malformed|long-lists|veil/;
const { WHOLE } = process.env;

const site = (port: number, catalogue?: string, command = 'npm start -- --apart') => ({
  command,
  cwd: root,
  url: `http://localhost:${port}/remotes.json`,
  env: { PORT: String(port), ACCOUNTS_DIR: accountsOf(port), ...(catalogue && { DATA_DIR: catalogue }) },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  stdout: 'ignore' as const,
});
const writeLongCatalogue = `node --import tsx e2e/write-long-catalogue.ts "${longCatalogue}"`;

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
    // Requests that a service worker makes are out of a test's sight; offline.spec.ts wants them.
    serviceWorkers: 'block',
    launchOptions: chromiumLaunch(),
    trace: 'on-first-retry',
  },
  projects: [
    {
      name: 'one origin',
      testMatch: WHOLE ? /\.spec\.ts$/ : [ON_ONE_ORIGIN, WITH_OWN_SERVERS],
      testIgnore: [OTHER_CATALOGUES, ON_SEVERAL_ONLY],
    },
    {
      name: 'remotes on origins of their own',
      testIgnore: [OTHER_CATALOGUES, WITH_OWN_SERVERS, ON_ONE_ORIGIN_ONLY],
      use: { baseURL: `http://localhost:${APART}` },
    },
    { name: 'malformed catalogue', testMatch: /malformed/, use: { baseURL: `http://localhost:${MALFORMED}` } },
    { name: 'long catalogue', testMatch: /long-lists|veil/, use: { baseURL: `http://localhost:${LONG}` } },
  ],
  webServer: [
    site(SHIPPED, undefined, 'npm start'),
    site(APART),
    site(MALFORMED, malformedCatalogue),
    site(LONG, longCatalogue, `${writeLongCatalogue} && exec npm start -- --apart`),
  ],
});
