import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import type { StandaloneScripts } from '@otherfolk/shared/contract/rendering';
import { fromRoot } from '@otherfolk/system/from-root';
import type { Mode } from './base-config';
import { withBuildCache } from './build-cache';
import type { BuildRecord } from './build-record';
import { compile, type Outcome, refuseErrors } from './compile';
import { fingerprintOf, inputsFrom } from './fingerprint';
import { writeBuildRecord } from './kept-record';
import { writeIntegrity } from './manifest-integrity';
import type { Preset } from './preset';
import { TYPES } from './remote-types';
import { sharedVersions } from './shared-versions';
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

/** The record of a build by what all its compilations came to. Throws the compiler's messages where one has failed. */
export function recordOf({ id, mode, target, types = false }: Build, outcomes: Outcome[]): BuildRecord {
  refuseErrors(outcomes);
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
  return recordOf(build, await compile(await configurationsInto(folder, build)));
}

/** Builds one workspace for browsers and for Node. Rejects with the compiler's messages; then no record is written. */
export async function buildWorkspace(build: Build): Promise<void> {
  const { id, target } = build;
  rmSync(buildFolder(id, target.kind), { recursive: true, force: true });
  const configurations = await configurationsOf(build);
  const outcomes = await compile(configurations.map((configuration) => withBuildCache(id, target, configuration)));
  const record = recordOf(build, outcomes);
  if (id !== 'shell') {
    const browser = path.join(buildFolder(id, target.kind), 'browser');
    // The plug-in only prints why it has written none.
    if (build.types && !existsSync(path.join(browser, TYPES))) throw new Error(`'${id}' was built without its types.`);
    writeIntegrity(browser);
  }
  writeBuildRecord(id, target.kind, record);
}
