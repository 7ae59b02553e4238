import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import { fromRoot } from '@otherfolk/system/from-root';
import type { Mode } from './base-config';
import { type BuildId, declarationFile, publicPagesSource, workspaceOf } from './workspaces';

/** The files and packages that a compiler read. */
export interface BuildInputs {
  /** Files of the repository, as paths from its root. */
  files: string[];
  /** Packages, as their places in package-lock.json. */
  packages: string[];
}

// Resolvers read it on their way up from a file. No file that is built belongs to the package of the root.
const ROOT = 'package.json';

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/|$)/;

interface Lock {
  packages: Record<string, { version?: string } | undefined>;
}

const readLock = () => (JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')) as Lock).packages;

/** How builds are made, whatever they are made of. */
export const toolFiles = () => [
  ...readdirSync(fromRoot('tooling/webpack'))
    .filter((name) => /\.([jt]s|json)$/.test(name) && !/\.test\.ts$/.test(name))
    .map((name) => `tooling/webpack/${name}`),
  'shared/package.json',
];

/** Sorts the absolute paths that a compiler read into files of the repository and packages. */
export function inputsFrom(read: Iterable<string>): BuildInputs {
  const files = new Set<string>();
  const packages = new Set<string>();
  for (const each of read) {
    const file = path.relative(fromRoot(), each).split(path.sep).join('/');
    const [place] = PACKAGE.exec(file) ?? [];
    if (place) packages.add(place);
    // Compilers name folders, too, in which they looked.
    else if (file !== ROOT && !file.startsWith('../') && statSync(each, { throwIfNoEntry: false })?.isFile())
      files.add(file);
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/**
 * A hash over everything that a build was made of: while it stays the same, the build need not run again. A file that is gone
 * changes it, too.
 */
export function fingerprintOf(
  id: BuildId,
  mode: Mode,
  target: BackendTarget,
  { files, packages }: BuildInputs,
): string {
  const hash = createHash('sha256').update(mode);
  if (id === 'shell') hash.update(JSON.stringify(target));
  const lock = readLock();
  for (const place of packages) hash.update(`${place} ${lock[place]?.version ?? ''}`).update('\0');
  // A remote may come to have public pages: then no file of the build before names it.
  const workspace = workspaceOf(id);
  const inputs = new Set([
    ...toolFiles(),
    `${workspace}/package.json`,
    `${workspace}/webpack.config.ts`,
    publicPagesSource(id),
    ...(id === 'shell' ? [] : [path.relative(fromRoot(), declarationFile(id))]),
    ...files,
  ]);
  for (const file of [...inputs].sort()) {
    hash.update(file).update('\0');
    if (existsSync(fromRoot(file))) hash.update(readFileSync(fromRoot(file)));
  }
  return hash.digest('hex').slice(0, 16);
}
