import type { Configuration } from 'webpack';
import { embeddedTarget } from '@otherfolk/local-backend/target';
import type { BackendTarget } from '@otherfolk/shared/contract/backend-target';
import type { Mode } from './base-config';
import { ownPart } from './own-part';
import { remoteConfigs } from './remote-config';
import { standaloneTypes } from './remote-types';
import { shellConfig, shellRenderConfig } from './shell-config';
import { inlineConfig, standaloneScriptsConfig, workerConfig } from './standalone-scripts-config';
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

const shellConfigs = (mode: Mode, target: BackendTarget): Configuration[] => [
  shellConfig(mode, target),
  shellRenderConfig(mode, target),
  inlineConfig(mode, target),
  standaloneScriptsConfig(mode, target),
  ...(mode === 'production' ? [workerConfig(mode, target)] : []),
];

/** The builds of a workspace: for browsers, for Node, and what stands beside them. */
export const preset =
  (id: BuildId): Preset =>
  ({ target = embeddedTarget, types = false }, { mode = 'production' }) =>
    id === 'shell'
      ? shellConfigs(mode, target)
      : remoteConfigs(ownPart(id, target.kind), {
          mode,
          types: types ? standaloneTypes : undefined,
          refreshes: mode === 'development',
        });
