import { spawn } from 'node:child_process';
import { embeddedTarget } from '@otherfolk/local-backend/target';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import { fromRoot } from '@otherfolk/system/from-root';
import { TYPESCRIPT_ARGUMENTS } from '@otherfolk/system/typescript-arguments';
import { withProcessLock } from '@otherfolk/system/with-process-lock';
import { isUpToDate, readBuildRecord } from '@otherfolk/webpack/kept-record';
import { type BuildId, buildIds } from '@otherfolk/webpack/workspaces';

const AT_ONCE = 2;
const MODE = 'production';
const BUILD = fromRoot('tooling/webpack/build.ts');

interface Wanted {
  target: BackendTarget;
  /** What to build. */
  ids: readonly BuildId[];
  /** Whether remotes carry the types of what they expose: they take as long as the rest of a build, and the site itself needs none. */
  types: boolean;
  signal?: AbortSignal | undefined;
}

function buildInChild(id: BuildId, { target, types, signal }: Wanted): Promise<void> {
  const args = [...TYPESCRIPT_ARGUMENTS, BUILD, id, target.kind, ...(types ? ['types'] : [])];
  const child = spawn(process.execPath, args, {
    cwd: fromRoot(),
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
    env: { ...process.env, NODE_ENV: MODE },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build of '${id}' failed.`))));
  });
}

/** The builds whose inputs changed since they last ran. */
const staleBuilds = ({ ids, target, types }: Wanted) =>
  ids.filter((id) => !isUpToDate(readBuildRecord(id, target.kind), { id, mode: MODE, target, types }));

async function buildStale(wanted: Wanted): Promise<void> {
  const waiting = staleBuilds(wanted);
  const work = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const started = Date.now();
      console.error(`building ${id}…`);
      await buildInChild(id, wanted);
      console.error(`built ${id} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/**
 * Builds what is not built, by default everything for the embedded backend and without types, two at a time, and says so on stderr.
 * Rejects when a build fails or the signal aborts.
 */
export async function buildAll(options: Partial<Wanted> = {}): Promise<void> {
  const wanted = { target: embeddedTarget, ids: buildIds, types: false, ...options };
  if (staleBuilds(wanted).length === 0) return;
  await withProcessLock(fromRoot('.cache/build.lock'), () => buildStale(wanted), wanted.signal);
}
