import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '@otherfolk/system/from-root';

interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const TOOLS = 'tooling/webpack';

const readLock = () =>
  (JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')) as { packages: Record<string, LockedPackage> })
    .packages;

/** Where a package finds another, as Node looks for it: beside itself first, then further up. */
function placeOf(name: string, from: string, lock: Record<string, LockedPackage>): string | undefined {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    const place = path.posix.join(folder, 'node_modules', name);
    if (lock[place]) return place;
    if (folder === '.') return undefined;
  }
}

/** The packages, and all that builds are made with, as sorted lines of place and version. Workspaces and folders are none. */
export function lockedPackages(packages: readonly string[]): string[] {
  const lock = readLock();
  const found = new Set<string>(packages);
  const waiting = [TOOLS];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    const { dependencies, devDependencies } = lock[from] ?? {};
    for (const name of Object.keys({ ...dependencies, ...(from === TOOLS && devDependencies) })) {
      if (name.startsWith('@otherfolk/')) continue;
      const place = placeOf(name, from, lock);
      if (place === undefined || found.has(place)) continue;
      found.add(place);
      waiting.push(place);
    }
  }
  return [...found].sort().flatMap((place) => {
    const version = lock[place]?.version;
    return version === undefined ? [] : [`${place} ${version}`];
  });
}
