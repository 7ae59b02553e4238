import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '@otherfolk/cli/browser/chromium-launch';
import { isNightly } from './nightly';
import { writeProbe } from './probe-remote';
import { accountsOf, longCatalogue, portOf, probeFolder, type Site, tracesFolder } from './test-run';

const here = path.dirname(fileURLToPath(import.meta.url));
const root = path.dirname(here);

/** A test that is not about where a site's files come from is tried with remotes on origins of their own; with WHOLE=1, on one origin, too. */
const ON_ONE_ORIGIN = /\/(budgets|control-room|remotes|throwing-component)\.spec/;
/**
 * A remote of the page's own origin is trusted as the page is, and may be changed on its way to try what a bad one does; what a page
 * costs is promised for one origin.
 */
const ON_ONE_ORIGIN_ONLY = isNightly ? /\/(budgets|control-room|throwing-component)\.spec/ : ON_ONE_ORIGIN;
const ON_SEVERAL_ONLY = /integrity/;
/** These bring servers of their own. */
const WITH_OWN_SERVERS = /(dev-server|export|first-hour|release|start|saving|whole-items|keyboard-tour)\.spec/;
const OTHER_CATALOGUES = /malformed|long-lists|veil/;
/** A remote of somebody else contributes to this site. */
const EXTENDED = /contributions\.spec/;
const { WHOLE, PLAYWRIGHT_JSON_OUTPUT_FILE } = process.env;

const originOf = (name: Site) => `http://localhost:${portOf(name)}`;

const site = (name: Site, command: string, catalogue?: string) => ({
  command,
  cwd: root,
  url: `${originOf(name)}/remotes.json`,
  // A server that answers there already is not ours.
  reuseExistingServer: false,
  env: { PORT: String(portOf(name)), ACCOUNTS_DIR: accountsOf(name), ...(catalogue && { DATA_DIR: catalogue }) },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  stdout: 'ignore' as const,
});
const APART = 'npm start -- --apart';
const withTypeScript = 'node --import ./tooling/system/register-typescript.mjs';
const writeLongCatalogue = `${withTypeScript} e2e/write-long-catalogue.ts "${longCatalogue}"`;

// Workers read the configuration, too, after the server has read the release.
if (!process.env.TEST_WORKER_INDEX) writeProbe(probeFolder);

export default defineConfig({
  testDir: 'tests',
  outputDir: tracesFolder,
  // One more than cores: tests wait for servers and timers much of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  ...(!isNightly && { grepInvert: /@nightly/ }),
  timeout: 60_000,
  // Two cores may be busy with something else.
  expect: { timeout: 15_000 },
  reporter: PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['line']],
  use: {
    baseURL: originOf('shipped'),
    timezoneId: 'Europe/London',
    locale: 'en-GB',
    // Requests that a service worker makes are out of a test's sight; offline.spec.ts wants them.
    serviceWorkers: 'block',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    {
      name: 'one origin',
      testMatch: WHOLE ? /\.spec\.ts$/ : [ON_ONE_ORIGIN, WITH_OWN_SERVERS],
      testIgnore: [OTHER_CATALOGUES, ON_SEVERAL_ONLY, EXTENDED],
    },
    {
      name: 'remotes on origins of their own',
      testIgnore: [OTHER_CATALOGUES, WITH_OWN_SERVERS, ON_ONE_ORIGIN_ONLY, EXTENDED],
      use: { baseURL: originOf('apart') },
    },
    { name: 'malformed catalogue', testMatch: /malformed/, use: { baseURL: originOf('malformed') } },
    { name: 'extended site', testMatch: EXTENDED, use: { baseURL: originOf('extended') } },
    { name: 'long catalogue', testMatch: /long-lists|veil/, use: { baseURL: originOf('long') } },
  ],
  webServer: [
    site('shipped', 'npm start'),
    site('apart', APART),
    site('extended', `npm start -- --remote "${probeFolder}"`),
    site('malformed', APART, path.join(here, 'catalogues/malformed')),
    site('long', `${writeLongCatalogue} && exec ${APART}`, longCatalogue),
  ],
});
