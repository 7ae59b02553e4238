import { rmSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack';
import { embeddedTarget } from '@otherfolk/local-backend/target/embedded-target';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/remotes';
import type { StandaloneScripts } from '@otherfolk/shared/contract/rendering';
import type { Mode } from './base-config';
import { withBuildCache } from './build-cache';
import { type BuildRecord, writeBuildRecord } from './build-record';
import { fingerprintOf, inputsFrom } from './fingerprint';
import { writeIntegrity } from './manifest-integrity';
import { sharedVersions } from './singletons';
import { inlineConfig, standaloneScriptsConfig, workerConfig } from './standalone-scripts-config';
import { browserConfig, nodeConfig, publicPagesConfigs } from './webpack-config';
import { buildFolder, type BuildId, publicPagesSource, versionOf } from './workspaces';

/** What is built: a workspace, how, and the backend that it is for. */
interface Build {
  id: BuildId;
  mode: Mode;
  target: BackendTarget;
}

const configsOf = ({ id, mode, target }: Build) => [
  browserConfig(id, mode, target),
  nodeConfig(id, mode, target),
  ...publicPagesConfigs(id, mode, target),
  ...(id === 'shell' ? [inlineConfig(mode, target), standaloneScriptsConfig(mode, target)] : []),
  ...(id === 'shell' && mode === 'production' ? [workerConfig(mode, target)] : []),
];

const standaloneScriptNames = ['overrides', 'offline'] as const satisfies (keyof StandaloneScripts)[];

/** What one compilation came to. */
interface Outcome {
  fonts: string[];
  /** The files that a page starts with. */
  files: string[];
  standaloneScripts: StandaloneScripts;
  errors: string[];
  /** The files that were read, as absolute paths. */
  read: string[];
}

function outcomeOf(stats: Stats): Outcome {
  const { entrypoints = {}, assets = [] } = stats.toJson({ all: false, entrypoints: true, assets: true });
  const filesOf = (name: string) => (entrypoints[name]?.assets ?? []).map((asset) => asset.name);
  return {
    fonts: assets.map((asset) => asset.name).filter((name) => name.endsWith('.woff2')),
    files: filesOf('main'),
    standaloneScripts: Object.fromEntries(
      standaloneScriptNames.flatMap((name) => filesOf(name).map((file) => [name, file])),
    ),
    read: [...stats.compilation.fileDependencies],
    errors: stats.hasErrors() ? [stats.toString({ preset: 'errors-only', colors: process.stderr.isTTY })] : [],
  };
}

function recordOf({ id, mode, target }: Build, outcomes: Outcome[]): BuildRecord {
  const errors = new Set(outcomes.flatMap((outcome) => outcome.errors));
  if (errors.size > 0) throw new Error([...errors].join('\n\n'));
  const files = outcomes.flatMap((outcome) => outcome.files);
  const inputs = inputsFrom(outcomes.flatMap((outcome) => outcome.read));
  return {
    version: versionOf(id),
    fingerprint: fingerprintOf(id, mode, target, inputs),
    inputs,
    contract: CONTRACT_VERSION,
    singletons: sharedVersions(id === 'shell' ? 'shell' : 'remote'),
    scripts: files.filter((name) => name.endsWith('.js')),
    styles: files.filter((name) => name.endsWith('.css')),
    fonts: outcomes.flatMap((outcome) => outcome.fonts),
    hasPublicPages: inputs.files.includes(publicPagesSource(id)),
    ...(id === 'shell' && {
      standaloneScripts: Object.assign(
        {},
        ...outcomes.map((outcome) => outcome.standaloneScripts),
      ) as StandaloneScripts,
    }),
  };
}

/** Compiles once, to the end. Rejects where webpack itself fails; errors in what is compiled are among the result. */
async function run(configurations: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configurations);
  const result = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, stats) => (stats ? resolve(stats) : reject(error ?? new Error('webpack gave no result')))),
  );
  await new Promise<void>((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
  return result;
}

/** Builds one workspace for browsers and for Node. Rejects with the compiler's messages; then no record is written. */
export async function buildWorkspace(build: Build): Promise<void> {
  const { id, target } = build;
  rmSync(buildFolder(id, target.kind), { recursive: true, force: true });
  const result = await withBuildCache(id, target, configsOf(build), run);
  const record = recordOf(build, result.stats.map(outcomeOf));
  if (id !== 'shell') writeIntegrity(path.join(buildFolder(id, target.kind), 'browser'));
  writeBuildRecord(id, target.kind, record);
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
  const build = { id, mode: 'development', target: embeddedTarget } as const;
  const compiler = webpack(
    configsOf(build).map((config) => ({
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
    return recordOf(build, [...outcomes.values()]);
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
