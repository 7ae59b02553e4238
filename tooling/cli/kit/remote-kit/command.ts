import path from 'node:path';
import { releaseOf } from '@otherfolk/webpack/build-record';
import { parseOptionsAndWords } from '../../command-line/parse-options';
import { buildRemote } from './build-remote';
import { lastRelease } from './last-release';
import { originOf } from './live-site';
import { refuseMisfit } from './refuse-misfit';
import { openProject } from './remote-project';
import { startRemote } from './start-remote';
import { testRemote } from './test-remote';

const USAGE = 'otherfolk-remote <build|start|test|release> [--site https://my.example] [--port 4300] [-- <of jest>]';

const PORT = 4300;

function portOf(text: string | undefined): number {
  const port = Number(text ?? PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`--port is '${text}', which is no port number.`);
  return port;
}

interface Wanted {
  folder: string;
  /** The live site that the remote is for. */
  site: string | undefined;
  port: string | undefined;
  /** Further words. */
  rest: readonly string[];
}

async function build({ folder }: Wanted): Promise<void> {
  const release = await buildRemote(openProject(folder));
  console.log(`Built ${path.relative(folder, release.folder)}/.`);
}

const start = ({ folder, site, port }: Wanted) => startRemote(openProject(folder), portOf(port), site);

async function test({ folder, site, rest }: Wanted): Promise<number> {
  if (site !== undefined) {
    await refuseMisfit(openProject(folder), site);
    console.log(`It fits ${site}.`);
  }
  return testRemote(folder, rest);
}

async function release({ folder, site }: Wanted): Promise<void> {
  if (site === undefined) throw new Error(`Name the live site, to see whether the remote fits it: ${USAGE}`);
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
      'or from the URL under which you serve that folder, in its place.',
    ].join('\n'),
  );
}

const commands = { build, start, test, release };

const isCommand = (word: string): word is keyof typeof commands => Object.hasOwn(commands, word);

/** Runs a command line of the kit in a folder. Rejects with one clear sentence. */
export async function runCommand(
  args: string[],
  folder: string,
  environment: NodeJS.ProcessEnv,
): Promise<number | void> {
  const { values, positionals } = parseOptionsAndWords(
    args,
    { site: { type: 'string' }, port: { type: 'string' } },
    USAGE,
  );
  const [command = '', ...rest] = positionals;
  if (!isCommand(command)) throw new Error(`There is no command '${command}': ${USAGE}`);
  const site = values.site ?? environment.OTHERFOLK_SITE;
  return commands[command]({ folder, site: site === undefined ? site : originOf(site), port: values.port, rest });
}
