import type { LaunchOptions } from '@playwright/test';
import { findChromium } from './find-chromium';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // A test browser asks nobody outside for anything.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How browser tests and measurements start Chromium. Without one on this machine, Playwright says how to get its own. */
export function chromiumLaunch(): LaunchOptions {
  const executablePath = findChromium();
  return { args: FLAGS, ...(executablePath !== undefined && { executablePath }) };
}
