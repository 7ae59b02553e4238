import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteIds, type RemoteId } from '../src/contract/remotes';
import type { TargetKind } from './backend-target';

/** What is built: the shell and each remote. */
export type BuildId = 'shell' | RemoteId;

export const buildIds: readonly BuildId[] = ['shell', ...remoteIds];

const root = fileURLToPath(new URL('../..', import.meta.url));

/** An absolute path from one that is relative to the repository. */
export const fromRoot = (...parts: string[]) => path.join(root, ...parts);

export const workspaceOf = (id: BuildId) => (id === 'shell' ? 'shell' : `mfe-${id}`);

/** The version that a workspace's package gives itself. */
export const versionOf = (id: BuildId) =>
  (JSON.parse(readFileSync(fromRoot(workspaceOf(id), 'package.json'), 'utf8')) as { version: string }).version;

/** Where a build goes. Only the shell knows of backends: it has a folder for each kind, so that one that is being served stays. */
export const buildFolder = (id: BuildId, kind: TargetKind) =>
  fromRoot(workspaceOf(id), 'dist', ...(id === 'shell' ? [kind] : []));

export const isBuildId = (text: string): text is BuildId => (buildIds as readonly string[]).includes(text);
