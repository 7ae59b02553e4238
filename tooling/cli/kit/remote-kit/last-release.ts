import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { BuildRecord } from '@otherfolk/webpack/build-record';
import { RECORD_FILE, type Release } from './build-remote';

/** The release of a remote that was built last. Throws one sentence where there is none. */
export function lastRelease(folder: string): Release {
  const dist = path.join(folder, 'dist');
  const builtAt = (release: string) => statSync(path.join(release, RECORD_FILE)).mtimeMs;
  const [last] = (existsSync(dist) ? readdirSync(dist) : [])
    .map((name) => path.join(dist, name))
    .filter((release) => existsSync(path.join(release, RECORD_FILE)))
    .sort((one, other) => builtAt(other) - builtAt(one));
  if (last === undefined) throw new Error(`There is no release in ${dist}: run 'npm run build' first.`);
  return { folder: last, record: JSON.parse(readFileSync(path.join(last, RECORD_FILE), 'utf8')) as BuildRecord };
}
