import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The headless shell of Debian; it draws pages as Chromium does, without the windows around them. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const firstThere = (files: readonly (string | undefined)[]) => files.find((file) => file && existsSync(file));

/** The path of a Chromium on this machine: the system's, or Playwright's own; undefined where there is none. */
export const findChromium = (): string | undefined =>
  firstThere([process.env.CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()]);

/** The path of what starts sooner, for whom pages are enough; undefined where there is none. */
export const findHeadlessShell = (): string | undefined => firstThere([process.env.CHROMIUM_PATH, HEADLESS_SHELL]);
