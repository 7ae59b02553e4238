import type { RemoteModule } from '@otherfolk/shared/contract/remote-module';
import { type RemoteId, remoteIds } from '@otherfolk/shared/contract/remotes';
import type { DeployedSite, RenderModule } from '@otherfolk/shared/contract/rendering';
import { fromRoot } from '@otherfolk/system/from-root';
import { workspaceOf } from '@otherfolk/webpack/workspaces';
import type { Deployment } from '../../site/deployment';
import { sourcePublicPages } from './source-public-pages';

/** What a test puts in the place of the shell's loader of builds: the remotes as their source is. */
export const sourceRemoteLoader = () => ({
  load: (id: RemoteId) =>
    Promise.resolve(jest.requireActual<{ default: RemoteModule }>(fromRoot(workspaceOf(id), 'src/remote')).default),
  forget: () => undefined,
});

const noFiles = { sync: [], async: [] };
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [{ path: './remote', assets: { js: noFiles, css: noFiles } }],
};

/** Each remote in its first release, but for those that are named. */
const siteOf = (releases: Partial<Record<RemoteId, string>>): DeployedSite => ({
  scripts: ['/assets/main.js'],
  styles: [],
  fonts: [],
  inlineScript: 'start()',
  standaloneScripts: {},
  remotes: Object.fromEntries(
    remoteIds.map((id) => [
      id,
      {
        manifestUrl: `/remotes/${id}/${releases[id] ?? '1'}/mf-manifest.json`,
        manifest,
        node: { code: '', file: 'remote.cjs' },
      },
    ]),
  ),
});

/** Shell and remotes from their source, without the files that browsers load. A test mocks the shell's `node-remotes` with `sourceRemoteLoader`. */
export function sourceDeployment(releases: Partial<Record<RemoteId, string>> = {}): Deployment {
  const { createRenderer } = jest.requireActual<RenderModule>(fromRoot('shell/src/render/create-renderer'));
  return {
    registry: {},
    folders: new Map(),
    publicPages: sourcePublicPages,
    renderPage: createRenderer(siteOf(releases)),
    fingerprints: { shell: 'source', remotes: releases },
  };
}
