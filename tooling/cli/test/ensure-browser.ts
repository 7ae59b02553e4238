import { existsSync } from 'node:fs';
import { fromRoot } from '@otherfolk/system/from-root';
import { findChromium } from '../browser/find-chromium';
import { runCommand } from './run-command';

async function installFromDebian(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  await runCommand('apt-get', ['update', '-qq']);
  return (await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])) === 0;
}

/** Finds a Chromium, or installs one: from Debian where that is possible, else Playwright's own. Rejects with one sentence. */
export async function ensureBrowser(): Promise<void> {
  if (findChromium()) return;
  console.log('No Chromium on this machine: installing one…');
  if (!(await installFromDebian())) {
    await runCommand(fromRoot('node_modules/.bin/playwright'), ['install', 'chromium']);
  }
  if (!findChromium()) throw new Error('No Chromium was found or could be installed; name one in CHROMIUM_PATH.');
}
