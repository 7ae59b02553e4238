import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import type { StandaloneScripts } from '@otherfolk/shared/contract/rendering';
import { fromRoot } from '@otherfolk/system/from-root';
import type { Mode } from './base-config';
import { withBuildCache } from './build-cache';
import { type BuildRecord, writeBuildRecord } from './build-record';
import { TYPES } from './federation';
import { fingerprintOf, inputsFrom } from './fingerprint';
import { writeIntegrity } from './manifest-integrity';
import type { Preset } from './preset';
import { sharedVersions } from './singletons';
import { buildFolder, type BuildId, publicPagesSource, versionOf, workspaceOf } from './workspaces';

/** The order of a build: a workspace, how, and the backend that it is for. */
interface Build {
  id: BuildId;
  mode: Mode;
  target: BackendTarget;
  types?: boolean;
}

/** How a workspace is built, by its own webpack.config.ts. */
async function configurationsOf({ id, mode, target, types }: Build): Promise<Configuration[]> {
  const file = pathToFileURL(fromRoot(workspaceOf(id), 'webpack.config.ts')).href;
  const { default: configure } = (await import(file)) as { default: Preset };
  return configure({ target, types }, { mode });
}

const standaloneScriptNames = ['overrides', 'offline'] as const satisfies (keyof StandaloneScripts)[];

/** The result of one compilation. */
export interface Outcome {
  fonts: string[];
  /** The files that a page starts with. */
  files: string[];
  standaloneScripts: StandaloneScripts;
  errors: string[];
  /** The files that were read, as absolute paths. */
  read: string[];
}

/** The result of a compilation, for the record of the build. */
export function outcomeOf(stats: Stats): Outcome {
  const { entrypoints } = stats.compilation;
  const assets = stats.compilation.getAssets().map(({ name }) => name);
  const filesOf = (name: string) => entrypoints.get(name)?.getFiles() ?? [];
  return {
    fonts: assets.filter((name) => name.endsWith('.woff2')),
    files: filesOf('main'),
    standaloneScripts: Object.fromEntries(
      standaloneScriptNames.flatMap((name) => filesOf(name).map((file) => [name, file])),
    ),
    read: [...stats.compilation.fileDependencies],
    errors: stats.hasErrors() ? [stats.toString({ preset: 'errors-only', colors: process.stderr.isTTY })] : [],
  };
}

/** The record of a build by what all its compilations came to. Throws the compiler's messages where one has failed. */
export function recordOf({ id, mode, target, types = false }: Build, outcomes: Outcome[]): BuildRecord {
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
    hasTypes: types || id === 'shell',
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

/** The configurations of a build whose files go into another folder. */
export async function configurationsInto(folder: string, build: Build): Promise<Configuration[]> {
  return (await configurationsOf(build)).map(({ output, ...configuration }) => ({
    ...configuration,
    output: { ...output, path: path.join(folder, path.basename(output?.path ?? '')) },
  }));
}

/** Builds one workspace into a folder of its own. Rejects with the compiler's messages. */
export async function buildInto(folder: string, build: Build): Promise<BuildRecord> {
  rmSync(folder, { recursive: true, force: true });
  const { stats } = await run(await configurationsInto(folder, build));
  return recordOf(build, stats.map(outcomeOf));
}

/** Builds one workspace for browsers and for Node. Rejects with the compiler's messages; then no record is written. */
export async function buildWorkspace(build: Build): Promise<void> {
  const { id, target } = build;
  rmSync(buildFolder(id, target.kind), { recursive: true, force: true });
  const configurations = await configurationsOf(build);
  const result = await run(configurations.map((configuration) => withBuildCache(id, target, configuration)));
  const record = recordOf(build, result.stats.map(outcomeOf));
  if (id !== 'shell') {
    const browser = path.join(buildFolder(id, target.kind), 'browser');
    // The plug-in only prints why it has written none.
    if (build.types && !existsSync(path.join(browser, TYPES))) throw new Error(`'${id}' was built without its types.`);
    writeIntegrity(browser);
  }
  writeBuildRecord(id, target.kind, record);
}
