import { existsSync } from 'node:fs';
import { cp, link, mkdir, mkdtemp, readdir, readlink } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from '@otherfolk/system/from-root';

const NOT_COPIED = new Set(['node_modules', 'dist', '.cache', '.git', '.accounts', 'hosting', 'results']);

/** Packages are the same files under other names; those of this repository are links to the copy's own folders. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to);
  await Promise.all(
    (await readdir(from, { withFileTypes: true })).map(async (entry) => {
      const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
      if (entry.isDirectory()) await linkPackages(source, target);
      else if (entry.isSymbolicLink()) await cp(source, target, { verbatimSymlinks: true });
      else await link(source, target);
    }),
  );
}

/** A workspace has packages of its own where another version of them lies above it. */
async function linkPackagesOfWorkspaces(clone: string): Promise<void> {
  const scope = fromRoot('node_modules/@otherfolk');
  for (const name of await readdir(scope)) {
    const workspace = path.relative(fromRoot(), path.resolve(scope, await readlink(path.join(scope, name))));
    const own = path.join(workspace, 'node_modules');
    if (existsSync(fromRoot(own))) await linkPackages(fromRoot(own), path.join(clone, own));
  }
}

/**
 * Copies this repository as it is, with its packages and without what was built, for a test that changes it. Resolves to the folder, which
 * the test removes.
 */
export async function cloneRepository(name: string): Promise<string> {
  // The clone lies on the same disk as the packages.
  await mkdir(fromRoot('.cache'), { recursive: true });
  const clone = await mkdtemp(fromRoot('.cache', `${name}-`));
  for (const entry of (await readdir(fromRoot())).filter((each) => !NOT_COPIED.has(each)))
    await cp(fromRoot(entry), path.join(clone, entry), {
      recursive: true,
      filter: (source) => !NOT_COPIED.has(path.basename(source)),
    });
  await linkPackages(fromRoot('node_modules'), path.join(clone, 'node_modules'));
  await linkPackagesOfWorkspaces(clone);
  return clone;
}
