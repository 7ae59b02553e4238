import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of a Chromium on this machine: the system's, or Playwright's own; undefined where there is none. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()].find((file) => file && existsSync(file));
}
