import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { readBuildRecord, type BuildRecord } from '../../build/build-record';
import { fromRoot, workspaceOf, type BuildId } from '../../build/workspaces';
import { remoteIds, type RemoteId } from '../../src/contract/remotes';
import type { DeployedSite, RenderModule, RenderPage } from '../../src/contract/rendering';

/** What is built here, as a site: the folders behind its URLs, and the renderer over it. */
export interface Deployment {
  /** `remotes.json`. */
  registry: Partial<Record<RemoteId, string>>;
  /** URL prefix to folder; what lies in the folders has hashed names and never changes. */
  folders: Map<string, string>;
  renderPage: RenderPage;
}

const ASSETS = '/assets/';

export interface FinishedBuild {
  /** Holds `browser`, `node` and, of the shell, `inline`. */
  folder: string;
  record: BuildRecord;
}

function lastBuild(id: BuildId): FinishedBuild {
  const record = readBuildRecord(id);
  if (!record) throw new Error(`'${id}' is not built.`);
  return { folder: fromRoot(workspaceOf(id), 'dist'), record };
}

interface DeploymentOptions {
  /** Where the builds lie; without it, where `npm run build` leaves them. */
  buildOf?: (id: BuildId) => FinishedBuild;
  /** URLs of scripts that every page loads before its own. */
  firstScripts?: string[];
}

/** Reads the builds of shell and remotes from disk. Throws where one is missing. */
export function readDeployment({ buildOf = lastBuild, firstScripts = [] }: DeploymentOptions = {}): Deployment {
  const shell = buildOf('shell');
  const folders = new Map([[ASSETS, path.join(shell.folder, 'browser')]]);
  const registry: Deployment['registry'] = {};
  const remotes: DeployedSite['remotes'] = {};
  for (const id of remoteIds) {
    const { folder, record } = buildOf(id);
    const prefix = `/remotes/${id}/${record.fingerprint}/`;
    const manifestUrl = `${prefix}mf-manifest.json`;
    const file = path.join(folder, 'node', 'remote.cjs');
    folders.set(prefix, path.join(folder, 'browser'));
    registry[id] = manifestUrl;
    remotes[id] = {
      manifestUrl,
      manifest: JSON.parse(readFileSync(path.join(folder, 'browser', 'mf-manifest.json'), 'utf8')),
      node: { code: readFileSync(file, 'utf8'), file },
    };
  }
  const { scripts, styles, fonts } = shell.record;
  const renderer = path.join(shell.folder, 'node', 'render.cjs');
  const require = createRequire(import.meta.url);
  require.cache[renderer] = undefined;
  const { createRenderer } = require(renderer) as RenderModule;
  return {
    registry,
    folders,
    renderPage: createRenderer({
      scripts: [...firstScripts, ...scripts.map((file) => ASSETS + file)],
      styles: styles.map((file) => ASSETS + file),
      fonts: fonts.map((file) => ASSETS + file),
      inlineScript: readFileSync(path.join(shell.folder, 'inline', 'inline.js'), 'utf8'),
      remotes,
    }),
  };
}
