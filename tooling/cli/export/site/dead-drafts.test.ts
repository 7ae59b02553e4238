/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OutWriter } from './out-writer';
import { siteIn } from './site';

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'dead-drafts-'));
});
afterEach(() => rmSync(home, { recursive: true }));

test('an export removes what one that was killed left half written, and nothing of one that runs', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['-e', '']);
  const site = siteIn(path.join(home, 'site'));
  mkdirSync(path.join(site.folder, 'plots'), { recursive: true });
  const killed = await OutWriter.open(site);
  await killed.claim(['plots/index.html']);
  const running = `.index.html.${process.pid}.tmp`;
  for (const name of [`.index.html.${dead}.tmp`, running, 'index.html'])
    writeFileSync(path.join(site.folder, 'plots', name), '');
  const lock = 'lock.00000000-0000-4000-8000-000000000000';
  writeFileSync(path.join(site.records, lock), '');
  await OutWriter.open(site);
  expect(readdirSync(path.join(site.folder, 'plots')).sort()).toEqual([running, 'index.html'].sort());
  expect(readdirSync(site.records)).not.toContain(lock);
});

test('an export that ended looks for nothing of an earlier one', async () => {
  const site = siteIn(path.join(home, 'site'));
  mkdirSync(site.folder);
  const ended = await OutWriter.open(site);
  await ended.claim([]);
  await ended.close();
  expect(readdirSync(site.records)).not.toContain('unfinished');
});
