import path from 'node:path';
import Watchpack from 'watchpack';
import { findingLine } from '@otherfolk/shared/check/finding';
import { ITEM_FOLDERS } from '@otherfolk/shared/kinds';
import { INDEX_FILES } from '@otherfolk/shared/kinds/entity-folders';
import { DerivationCache } from '../../derive/cache/derivation-cache';
import { isHiddenPath } from '../../derive/catalogue/served-files';
import { indexCatalogue } from '../../derive/content/index-catalogue';
import { withCatalogueLock } from '../../save/recover-catalogue';

const SETTLE_MS = 100;
const INDEXED = new RegExp(`^(${ITEM_FOLDERS.join('|')})/[^/]+\\.json$`);

/** Builds the index files again. They are derived: whoever edits the others need not think of them. */
async function updateIndexes(folder: string, cache: DerivationCache): Promise<string[]> {
  const { obstacles, written } = await withCatalogueLock(folder, () => indexCatalogue(folder, cache));
  for (const obstacle of obstacles) console.error(findingLine(obstacle));
  return written.filter(({ changed }) => changed).map(({ file }) => file);
}

/** Calls back after each change in a catalogue, its index files brought up to date, until the returned function is called. */
export function watchCatalogue(folder: string, onChange: () => void): () => void {
  const watcher = new Watchpack({ aggregateTimeout: SETTLE_MS });
  const changed = new Set<string>();
  const ownDoing = new Set<string>();
  // The cache is in memory alone: on disk it would bear the name of code that has been edited since this process began.
  const cache = new DerivationCache();

  async function settle(): Promise<void> {
    const files = [...changed].filter((file) => !ownDoing.delete(file));
    changed.clear();
    if (files.length === 0) return;
    if (files.some((file) => INDEXED.test(file) && !INDEX_FILES.includes(file)))
      for (const file of await updateIndexes(folder, cache)) ownDoing.add(file);
    onChange();
  }

  const note = (file: string) => {
    const relative = path.relative(folder, file).split(path.sep).join('/');
    if (!isHiddenPath(relative)) changed.add(relative);
  };
  watcher.on('change', note);
  watcher.on('remove', note);
  let settled = Promise.resolve();
  watcher.on('aggregated', () => void (settled = settled.then(settle)));
  watcher.watch({ directories: [folder], startTime: Date.now() });
  return () => watcher.close();
}
