import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import { fromRoot } from '@otherfolk/system/from-root';
import { workspaceOf, type BuildId } from './workspaces';
import type { Mode } from './webpack-config';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** A hash over everything that a build depends on: the same fingerprint means that the build need not run again. */
export function fingerprintOf(id: BuildId, mode: Mode, target: BackendTarget): string {
  const hash = createHash('sha256').update(mode);
  if (id === 'shell') hash.update(JSON.stringify(target));
  const workspace = workspaceOf(id);
  const inputs = [
    ...filesBelow(fromRoot(workspace, 'src')),
    ...filesBelow(fromRoot('shared/src')).filter((file) => !file.includes(`${path.sep}testing${path.sep}`)),
    ...filesBelow(fromRoot('tooling/webpack')),
    fromRoot(workspace, 'package.json'),
    fromRoot('shared/package.json'),
    fromRoot('package-lock.json'),
    fromRoot('tsconfig.json'),
  ];
  for (const file of inputs) hash.update(path.relative(fromRoot(), file)).update('\0').update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}
