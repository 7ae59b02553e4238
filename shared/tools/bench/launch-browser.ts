import { chromium, type Browser } from '@playwright/test';
import { existsSync } from 'node:fs';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The system's Chromium where there is one, else Playwright's own. Rejects with one clear sentence. */
export async function launchBrowser(): Promise<Browser> {
  try {
    return await chromium.launch({
      args: FLAGS,
      ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
    });
  } catch (error) {
    const [reason = ''] = (error as Error).message.split('\n');
    throw new Error(`Chromium cannot be started (npx playwright install chromium gets one): ${reason}`, {
      cause: error,
    });
  }
}
