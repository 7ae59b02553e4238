import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromiumLaunch } from '../shared/tools/browser/chromium-launch';

const here = path.dirname(fileURLToPath(import.meta.url));
const SHIPPED = 8180;
const HOSTILE = 8181;

const site = (port: number, catalogue?: string) => ({
  command: 'npm start',
  cwd: path.dirname(here),
  url: `http://localhost:${port}/remotes.json`,
  env: { PORT: String(port), ...(catalogue && { DATA_DIR: path.join(here, 'catalogues', catalogue) }) },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
  stdout: 'ignore' as const,
});

export default defineConfig({
  testDir: 'tests',
  outputDir: 'results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
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
    { name: 'shipped catalogue', testIgnore: /hostile/ },
    { name: 'hostile catalogue', testMatch: /hostile/, use: { baseURL: `http://localhost:${HOSTILE}` } },
  ],
  webServer: [site(SHIPPED), site(HOSTILE, 'hostile')],
});
