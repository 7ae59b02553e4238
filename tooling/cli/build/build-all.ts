import { spawn } from 'node:child_process';
import { embeddedTarget } from '@otherfolk/local-backend/target/embedded-target';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import { fromRoot } from '@otherfolk/system/from-root';
import { TYPESCRIPT_ARGUMENTS } from '@otherfolk/system/typescript-arguments';
import { withProcessLock } from '@otherfolk/system/with-process-lock';
import { isUpToDate, readBuildRecord } from '@otherfolk/webpack/build-record';
import { type BuildId, buildIds } from '@otherfolk/webpack/workspaces';

const AT_ONCE = 2;
const MODE = 'production';
const BUILD = fromRoot('tooling/webpack/build.ts');

function buildInChild(id: BuildId, { kind }: BackendTarget, signal?: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, [...TYPESCRIPT_ARGUMENTS, BUILD, id, kind], {
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

/** Those whose inputs changed since they last ran. */
const staleBuilds = (ids: readonly BuildId[], target: BackendTarget) =>
  ids.filter((id) => !isUpToDate(readBuildRecord(id, target.kind), { id, mode: MODE, target }));

interface BuildOptions {
  target?: BackendTarget;
  /** What to build; everything without it. */
  ids?: readonly BuildId[];
  signal?: AbortSignal;
}

/** Builds what is not built for this backend, two at a time, and says so on stderr. Rejects when a build fails or the signal aborts. */
export async function buildAll({ target = embeddedTarget, ids = buildIds, signal }: BuildOptions = {}): Promise<void> {
  if (staleBuilds(ids, target).length === 0) return;
  await withProcessLock(fromRoot('.cache/build.lock'), () => buildStale(ids, target, signal), signal);
}

async function buildStale(ids: readonly BuildId[], target: BackendTarget, signal?: AbortSignal): Promise<void> {
  const waiting = staleBuilds(ids, target);
  const work = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const started = Date.now();
      console.error(`building ${id}…`);
      await buildInChild(id, target, signal);
      console.error(`built ${id} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
