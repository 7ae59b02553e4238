import { rmSync } from 'node:fs';
import path from 'node:path';
import webpack, { type MultiStats, type Stats } from 'webpack';
import { writeBuildRecord, type BuildRecord } from './build-record';
import { fingerprintOf } from './fingerprint';
import { browserConfig, inlineConfig, nodeConfig, type Mode } from './webpack-config';
import { fromRoot, workspaceOf, type BuildId } from './workspaces';

/** The font of names and headings; the one of the text is welcome when it comes. */
const FIRST_FONT = /^marcellus.*\.woff2$/;

const configsOf = (id: BuildId, mode: Mode) => [
  browserConfig(id, mode),
  nodeConfig(id, mode),
  ...(id === 'shell' ? [inlineConfig(mode)] : []),
];

/** What one compilation came to. */
interface Outcome {
  fonts: string[];
  /** The files that a page starts with. */
  files: string[];
  errors: string[];
}

function outcomeOf(stats: Stats): Outcome {
  const { entrypoints, assets = [] } = stats.toJson({ all: false, entrypoints: true, assets: true });
  return {
    fonts: assets.map((asset) => asset.name).filter((name) => FIRST_FONT.test(name)),
    files: (entrypoints?.main?.assets ?? []).map((asset) => asset.name),
    errors: stats.hasErrors() ? [stats.toString({ preset: 'errors-only', colors: process.stderr.isTTY })] : [],
  };
}

function recordOf(id: BuildId, mode: Mode, outcomes: Outcome[]): BuildRecord {
  const errors = new Set(outcomes.flatMap((outcome) => outcome.errors));
  if (errors.size > 0) throw new Error([...errors].join('\n\n'));
  const files = outcomes.flatMap((outcome) => outcome.files);
  return {
    fingerprint: fingerprintOf(id, mode),
    scripts: files.filter((name) => name.endsWith('.js')),
    styles: files.filter((name) => name.endsWith('.css')),
    fonts: outcomes.flatMap((outcome) => outcome.fonts),
  };
}

/** Builds one workspace for browsers and for Node. Rejects with the compiler's messages; then no record is written. */
export async function buildWorkspace(id: BuildId, mode: Mode): Promise<void> {
  rmSync(fromRoot(workspaceOf(id), 'dist'), { recursive: true, force: true });
  const compiler = webpack(configsOf(id, mode));
  const result = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('webpack gave no result')))),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  writeBuildRecord(id, recordOf(id, mode, result.stats.map(outcomeOf)));
}

export interface Watch {
  /** Where the builds go: `browser`, `node` and, of the shell, `inline`. */
  folder: string;
  /** A build begins. One finish follows, or another start. */
  onStart: () => void;
  /** Hears of each finished build, good or bad. A bad one may have written the builds for some targets and not for others. */
  onFinish: (result: BuildRecord | Error) => void;
}

/** Builds for development on each change until the returned function is called. */
export function watchWorkspace(id: BuildId, { folder, onStart, onFinish }: Watch): () => Promise<void> {
  const compiler = webpack(
    configsOf(id, 'development').map((config) => ({
      ...config,
      optimization: { ...config.optimization, emitOnErrors: false },
      output: { ...config.output, path: path.join(folder, path.basename(config.output?.path ?? '')) },
    })),
  );
  // Only the compilations that a change concerns run again: what the others came to still holds.
  const outcomes = new Map<string, Outcome>();
  compiler.hooks.invalid.tap('otherfolk-watch', onStart);
  onStart();
  const resultOf = (stats: MultiStats) => {
    for (const each of stats.stats) outcomes.set(each.compilation.name ?? '', outcomeOf(each));
    return recordOf(id, 'development', [...outcomes.values()]);
  };
  const watching = compiler.watch({ aggregateTimeout: 100 }, (error, stats) => {
    let result: BuildRecord | Error;
    try {
      result = stats ? resultOf(stats) : (error ?? new Error('webpack gave no result'));
    } catch (failure) {
      result = failure as Error;
    }
    onFinish(result);
  });
  return () => new Promise((resolve) => (watching ? watching.close(() => resolve()) : resolve()));
}
