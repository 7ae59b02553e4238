import path from 'node:path';
import { releaseOf } from '@otherfolk/webpack/build-record';
import { buildRemote } from './build-remote';
import { lastRelease } from './last-release';
import { refuseMisfit } from './refuse-misfit';
import { type RemoteOptions, remoteOptions } from './remote-options';
import { openProject } from './remote-project';
import { startRemote } from './start-remote';
import { testRemote } from './test-remote';

type Command = (folder: string, options: RemoteOptions) => Promise<number | void>;

const build: Command = async (folder) => {
  const release = await buildRemote(openProject(folder));
  console.log(`Built ${path.relative(folder, release.folder)}/.`);
};

const start: Command = (folder, { port, site }) => startRemote(openProject(folder), port, site);

const test: Command = async (folder, { site, rest }) => {
  if (site !== undefined) {
    await refuseMisfit(openProject(folder), site);
    console.log(`It fits ${site}.`);
  }
  return testRemote(folder, rest);
};

const release: Command = async (folder, { site = '' }) => {
  const project = openProject(folder);
  const { parts } = await refuseMisfit(project, site);
  const { folder: built, record } = lastRelease(folder);
  const { id } = project.declaration;
  const live = parts.find((part) => part.id === id)?.live;
  console.log(
    [
      `'${id}' ${releaseOf(record)} fits ${site}, where ${live ?? 'none'} of it is live now.`,
      'The owner of the site takes it with',
      `  npm run release -- ${id} --from ${built} --to <folder of the site>`,
      'or, where you serve that folder yourself, with the address of its mf-manifest.json in the place of the folder;',
      'and then renders the pages: npm run release -- pages --to <folder of the site>',
    ].join('\n'),
  );
};

const commands: Record<RemoteOptions['command'], Command> = { build, start, test, release };

/** Runs a command line of the kit in a folder. Rejects with one clear sentence. */
export async function runCommand(
  args: string[],
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<number | void> {
  const options = remoteOptions(args, environment);
  return commands[options.command](folder, options);
}
