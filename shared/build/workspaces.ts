import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { remoteIds, type RemoteId } from '../src/contract/remotes';

/** What is built: the shell and each remote. */
export type BuildId = 'shell' | RemoteId;

export const buildIds: readonly BuildId[] = ['shell', ...remoteIds];

const root = fileURLToPath(new URL('../..', import.meta.url));

/** An absolute path from one that is relative to the repository. */
export const fromRoot = (...parts: string[]) => path.join(root, ...parts);

export const workspaceOf = (id: BuildId) => (id === 'shell' ? 'shell' : `mfe-${id}`);

export const isBuildId = (text: string): text is BuildId => (buildIds as readonly string[]).includes(text);
