import type { Configuration } from 'webpack';
import { embeddedTarget } from '@otherfolk/local-backend/target';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import type { Mode } from './base-config';
import { inlineConfig, standaloneScriptsConfig, workerConfig } from './standalone-scripts-config';
import { browserConfig, nodeConfig, publicPagesConfigs } from './webpack-config';
import type { BuildId } from './workspaces';

/** The options of a build; webpack hands it over as `env`. */
interface BuildOptions {
  /** The backend that the shell is for. */
  target?: BackendTarget;
  /** Whether the build of a remote carries the types of what it exposes, for projects elsewhere. */
  types?: boolean;
}

/** How webpack builds a workspace, as its webpack.config.ts exports it. */
export type Preset = (options: BuildOptions, settings: { mode?: Mode }) => Configuration[];

/** The builds of a workspace: for browsers, for Node, and what stands beside them. */
export const preset =
  (id: BuildId): Preset =>
  ({ target = embeddedTarget, types = false }, { mode = 'production' }) => [
    browserConfig(id, { mode, target, types }),
    nodeConfig(id, mode, target),
    ...publicPagesConfigs(id, mode, target),
    ...(id === 'shell' ? [inlineConfig(mode, target), standaloneScriptsConfig(mode, target)] : []),
    ...(id === 'shell' && mode === 'production' ? [workerConfig(mode, target)] : []),
  ];
