import type { RemoteModule } from '@otherfolk/shared/contract/remote-module';
import { remoteTable } from '@otherfolk/shared/contract/remote-table';
import type { DeployedSite, RenderModule } from '@otherfolk/shared/contract/rendering';
import { fromRoot } from '@otherfolk/system/from-root';
import { ownDeclaration, remoteIds, workspaceOf } from '@otherfolk/webpack/workspaces';
import type { Deployment } from '../../site/deployment';
import { sourcePublicPages } from './source-public-pages';

/** What a test puts in the place of the shell's loader of builds: the remotes as their source is. */
export const sourceRemoteLoader = () => ({
  remotes: remoteTable(remoteIds.map(ownDeclaration)),
  load: (id: string) =>
    Promise.resolve(jest.requireActual<{ default: RemoteModule }>(fromRoot(workspaceOf(id), 'src/remote')).default),
  forget: () => undefined,
});

const noFiles = { sync: [], async: [] };
const manifest = {
  metaData: { remoteEntry: { name: 'remoteEntry.js' } },
  exposes: [{ path: './remote', assets: { js: noFiles, css: noFiles } }],
};

/** Each remote in its first release, but for those that are named. */
const siteOf = (releases: Readonly<Record<string, string>>): DeployedSite => ({
  scripts: ['/assets/main.js'],
  styles: [],
  fonts: [],
  inlineScript: 'start()',
  standaloneScripts: {},
  declarations: remoteIds.map(ownDeclaration),
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
export function sourceDeployment(releases: Readonly<Record<string, string>> = {}): Deployment {
  const { createRenderer } = jest.requireActual<RenderModule>(fromRoot('shell/src/render/create-renderer'));
  return {
    registry: {},
    declarations: remoteIds.map(ownDeclaration),
    problems: [],
    folders: new Map(),
    publicPages: sourcePublicPages,
    renderPage: createRenderer(siteOf(releases)),
    fingerprints: { shell: 'source', remotes: releases },
  };
}
