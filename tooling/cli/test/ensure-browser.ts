import { existsSync } from 'node:fs';
import { fromRoot } from '@otherfolk/system/from-root';
import { findChromium, findHeadlessShell } from '../browser/find-chromium';
import { runCommand } from './run-command';

async function installFromDebian(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  await runCommand('apt-get', ['update', '-qq']);
  return (await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])) === 0;
}

/**
 * Finds a Chromium, or installs one: from Debian where that is possible, else Playwright's own. From Debian comes its headless shell,
 * too, in which most tests take less time; they do without. Rejects with one sentence.
 */
export async function ensureBrowser(): Promise<void> {
  if (!findChromium()) {
    console.log('No Chromium on this machine: installing one…');
    if (!(await installFromDebian('chromium')))
      await runCommand(fromRoot('node_modules/.bin/playwright'), ['install', 'chromium']);
  }
  if (!findChromium()) throw new Error('No Chromium was found or could be installed; name one in CHROMIUM_PATH.');
  if (!findHeadlessShell()) await installFromDebian('chromium-headless-shell');
}
