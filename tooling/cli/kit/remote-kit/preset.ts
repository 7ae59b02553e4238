import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Configuration } from 'webpack';
import type { Mode } from '@otherfolk/webpack/base-config';
import { remoteConfigs } from '@otherfolk/webpack/remote-config';
import { openProject, type RemoteProject } from './remote-project';

/** The builds of a remote: for browsers, to prerender and, where it has any, of its public pages. */
type Configurations = ReturnType<typeof remoteConfigs>;

/** The file in which a remote may change its builds: its default export is given them, and gives them back. */
const OWN = 'webpack.config.js';

/** The folders of packages around a file, the nearest first. */
function packagesAround(file: string): string[] {
  const parent = path.dirname(file);
  return parent === file ? [] : [path.join(parent, 'node_modules'), ...packagesAround(parent)];
}

/** The loaders are packages of the kit, which the remote need not have. */
const withLoaders = (configuration: Configuration): Configuration => ({
  ...configuration,
  resolveLoader: { modules: ['node_modules', ...packagesAround(realpathSync(import.meta.filename))] },
});

/** How webpack builds the remote in a folder, which is its own project. */
export const preset = (folder: string, mode: Mode = 'production'): Configurations =>
  configurationsOf(openProject(folder), mode);

const configurationsOf = ({ part }: RemoteProject, mode: Mode) =>
  remoteConfigs(part, { mode, refreshes: false }).map(withLoaders) as Configurations;

/** The same, as far as the remote has not changed it. */
export async function ownConfigurations(project: RemoteProject, mode: Mode): Promise<Configurations> {
  const configurations = configurationsOf(project, mode);
  const file = path.join(project.part.folder, OWN);
  if (!existsSync(file)) return configurations;
  const { default: change } = (await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as {
    default: (configurations: Configurations, mode: Mode) => Configurations;
  };
  return change(configurations, mode);
}
