import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readBuildRecord } from '../../build/build-record';
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

function recordOf(id: BuildId) {
  const record = readBuildRecord(id);
  if (!record) throw new Error(`'${id}' is not built.`);
  return record;
}

const distOf = (id: BuildId, ...parts: string[]) => fromRoot(workspaceOf(id), 'dist', ...parts);

/** Reads the builds of shell and remotes from disk. Throws where one is missing. */
export function readDeployment(): Deployment {
  const folders = new Map([[ASSETS, distOf('shell', 'browser')]]);
  const registry: Deployment['registry'] = {};
  const remotes: DeployedSite['remotes'] = {};
  for (const id of remoteIds) {
    const prefix = `/remotes/${id}/${recordOf(id).fingerprint}/`;
    const manifestUrl = `${prefix}mf-manifest.json`;
    const file = distOf(id, 'node', 'remote.cjs');
    folders.set(prefix, distOf(id, 'browser'));
    registry[id] = manifestUrl;
    remotes[id] = {
      manifestUrl,
      manifest: JSON.parse(readFileSync(distOf(id, 'browser', 'mf-manifest.json'), 'utf8')),
      node: { code: readFileSync(file, 'utf8'), file },
    };
  }
  const { scripts, styles } = recordOf('shell');
  const renderer = distOf('shell', 'node', 'render.cjs');
  const require = createRequire(import.meta.url);
  delete require.cache[renderer];
  const { createRenderer } = require(renderer) as RenderModule;
  return {
    registry,
    folders,
    renderPage: createRenderer({
      scripts: scripts.map((file) => ASSETS + file),
      styles: styles.map((file) => ASSETS + file),
      inlineScript: readFileSync(distOf('shell', 'inline', 'inline.js'), 'utf8'),
      remotes,
    }),
  };
}
