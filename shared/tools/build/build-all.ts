import { spawn } from 'node:child_process';
import { readBuildRecord } from '../../build/build-record';
import { fingerprintOf } from '../../build/fingerprint';
import type { Mode } from '../../build/webpack-config';
import { buildIds, fromRoot, type BuildId } from '../../build/workspaces';
import { withBuildLock } from './build-lock';

const AT_ONCE = 2;

function buildInChild(id: BuildId, mode: Mode, signal?: AbortSignal): Promise<void> {
  const script = fromRoot('shared/build/build.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, id, mode], {
    cwd: fromRoot(),
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
    env: { ...process.env, NODE_ENV: mode },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`The build of '${id}' failed.`))));
  });
}

/** The builds whose inputs changed since they last ran. */
export const staleBuilds = (mode: Mode) =>
  buildIds.filter((id) => readBuildRecord(id)?.fingerprint !== fingerprintOf(id, mode));

/** Builds what is not built, two at a time, and says so on stderr. Rejects when a build fails or the signal aborts. */
export async function buildAll(mode: Mode, signal?: AbortSignal): Promise<void> {
  if (staleBuilds(mode).length === 0) return;
  await withBuildLock(fromRoot('.cache/build.lock'), () => buildStale(mode, signal), signal);
}

async function buildStale(mode: Mode, signal?: AbortSignal): Promise<void> {
  const waiting = staleBuilds(mode);
  const work = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const started = Date.now();
      console.error(`building ${id}…`);
      await buildInChild(id, mode, signal);
      console.error(`built ${id} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
