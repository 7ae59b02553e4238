import { rmSync } from 'node:fs';
import webpack, { type MultiStats } from 'webpack';
import { writeBuildRecord } from './build-record';
import { fingerprintOf } from './fingerprint';
import { browserConfig, inlineConfig, nodeConfig, type Mode } from './webpack-config';
import { fromRoot, workspaceOf, type BuildId } from './workspaces';

const configsOf = (id: BuildId, mode: Mode) => [
  browserConfig(id, mode),
  nodeConfig(id, mode),
  ...(id === 'shell' ? [inlineConfig(mode)] : []),
];

function record(id: BuildId, mode: Mode, result: MultiStats): void {
  if (result.hasErrors()) throw new Error(result.toString({ preset: 'errors-only', colors: process.stderr.isTTY }));
  const [browser] = result.toJson({ all: false, entrypoints: true }).children ?? [];
  const files = (browser?.entrypoints?.main?.assets ?? []).map((asset) => asset.name);
  writeBuildRecord(id, {
    fingerprint: fingerprintOf(id, mode),
    scripts: files.filter((name) => name.endsWith('.js')),
    styles: files.filter((name) => name.endsWith('.css')),
  });
}

/** Builds one workspace for browsers and for Node. Rejects with the compiler's messages; then no record is written. */
export async function buildWorkspace(id: BuildId, mode: Mode): Promise<void> {
  rmSync(fromRoot(workspaceOf(id), 'dist'), { recursive: true, force: true });
  const compiler = webpack(configsOf(id, mode));
  const result = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('webpack gave no result')))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  record(id, mode, result);
}

/** Builds on each change until the returned function is called. `onBuilt` hears of each finished build, good or bad. */
export function watchWorkspace(id: BuildId, onBuilt: (failure?: Error) => void): () => Promise<void> {
  const compiler = webpack(configsOf(id, 'development'));
  const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    try {
      if (error || !stats) throw error ?? new Error('webpack gave no result');
      record(id, 'development', stats);
      onBuilt();
    } catch (failure) {
      onBuilt(failure as Error);
    }
  });
  return () => new Promise((resolve) => (watching ? watching.close(() => resolve()) : resolve()));
}
