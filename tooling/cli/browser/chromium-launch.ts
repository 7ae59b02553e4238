import type { LaunchOptions } from '@playwright/test';
import { findChromium, findHeadlessShell } from './find-chromium';

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

/**
 * How browser tests and measurements start Chromium; `whole` for what its headless shell does not do: it keeps no pages for Back.
 * Without one on this machine, Playwright says how to get its own.
 */
export function chromiumLaunch({ whole = false } = {}): LaunchOptions {
  const executablePath = (whole ? undefined : findHeadlessShell()) ?? findChromium();
  return { args: FLAGS, ...(executablePath !== undefined && { executablePath }) };
}
