import { readFileSync } from 'node:fs';
import { type RemoteId, remoteIds } from '@otherfolk/shared/contract/remotes';
import { fromRoot } from '@otherfolk/system/from-root';
import type { TargetKind } from './backend-target';

/** The workspaces that are built: the shell and each remote. */
export type BuildId = 'shell' | RemoteId;

export const buildIds: readonly BuildId[] = ['shell', ...remoteIds];

/** The path at which pages find the files of the shell. */
export const SHELL_ASSETS = '/assets/';

export const workspaceOf = (id: BuildId) => (id === 'shell' ? 'shell' : `mfe-${id}`);

/** The module in which a remote lists its public pages, as a path from the root. */
export const publicPagesSource = (id: BuildId) => `${workspaceOf(id)}/src/public-pages.ts`;

/** The version that a workspace's package gives itself. */
export const versionOf = (id: BuildId) =>
  (JSON.parse(readFileSync(fromRoot(workspaceOf(id), 'package.json'), 'utf8')) as { version: string }).version;

/** The folder of a build. Only the shell knows of backends: it has a folder for each kind, so that one that is being served stays. */
export const buildFolder = (id: BuildId, kind: TargetKind) =>
  fromRoot(workspaceOf(id), 'dist', ...(id === 'shell' ? [kind] : []));

export const isBuildId = (text: string): text is BuildId => (buildIds as readonly string[]).includes(text);
