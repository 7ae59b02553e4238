import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import type { RemoteDeclaration } from '@otherfolk/shared/contract/declaration';
import { DECLARATION_FILE } from '@otherfolk/shared/contract/federation-names';
import { fromRoot } from '@otherfolk/system/from-root';
import type { TargetKind } from './backend-target';
import { PUBLIC_PAGES_SOURCE } from './part';

/** A workspace that is built: `shell`, or the id of a remote. */
export type BuildId = string;

const REMOTE_WORKSPACE = /^mfe-(.+)$/;

export const workspaceOf = (id: BuildId) => (id === 'shell' ? 'shell' : `mfe-${id}`);

/** The declaration of a remote in its workspace. */
export const declarationFile = (id: BuildId) => fromRoot(workspaceOf(id), DECLARATION_FILE);

/** The declaration of a remote of this repository, as its build carries it. */
export const ownDeclaration = (id: BuildId): RemoteDeclaration => ({
  ...(JSON.parse(readFileSync(declarationFile(id), 'utf8')) as Omit<RemoteDeclaration, 'contract'>),
  contract: CONTRACT_VERSION,
});

/** The remotes of this repository, in the order of the site: each folder `mfe-<id>` with a declaration. */
export const remoteIds: readonly string[] = readdirSync(fromRoot())
  .flatMap((folder) => REMOTE_WORKSPACE.exec(folder)?.[1] ?? [])
  .filter((id) => existsSync(declarationFile(id)))
  .map((id) => ({ id, order: ownDeclaration(id).order ?? Infinity }))
  .sort((one, other) => one.order - other.order || (one.id < other.id ? -1 : 1))
  .map(({ id }) => id);

export const buildIds: readonly BuildId[] = ['shell', ...remoteIds];

/** The path at which pages find the files of the shell. */
export const SHELL_ASSETS = '/assets/';

/** The module in which a remote lists its public pages, as a path from the root. */
export const publicPagesSource = (id: BuildId) => `${workspaceOf(id)}/${PUBLIC_PAGES_SOURCE}`;

/** The version that a workspace's package gives itself. */
export const versionOf = (id: BuildId) =>
  (JSON.parse(readFileSync(fromRoot(workspaceOf(id), 'package.json'), 'utf8')) as { version: string }).version;

/** The folder of a build. Only the shell knows of backends: it has a folder for each kind, so that one that is being served stays. */
export const buildFolder = (id: BuildId, kind: TargetKind) =>
  fromRoot(workspaceOf(id), 'dist', ...(id === 'shell' ? [kind] : []));

export const isBuildId = (text: string): text is BuildId => buildIds.includes(text);
