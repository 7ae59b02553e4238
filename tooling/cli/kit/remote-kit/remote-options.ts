import { parseOptionsAndWords } from '../../command-line/parse-options';
import { originOf } from './live-site';

const USAGE =
  'otherfolk-remote <build|start|test|release> [--site https://my.example] [--port 4300] [-- <options of jest>]';

const COMMANDS = ['build', 'start', 'test', 'release'] as const;
const PORT = 4300;

export interface RemoteOptions {
  command: (typeof COMMANDS)[number];
  /** The origin of the live site that the remote is for. */
  site?: string;
  port: number;
  /** Further words, which go to jest. */
  rest: readonly string[];
}

const isCommand = (word: string): word is RemoteOptions['command'] => (COMMANDS as readonly string[]).includes(word);

function portFrom(text: string | undefined): number {
  const port = Number(text ?? PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`--port is '${text}', which is no port number.`);
  return port;
}

/** Reads a command line of the kit. Throws one clear sentence for what it does not understand. */
export function remoteOptions(args: string[], environment: NodeJS.ProcessEnv): RemoteOptions {
  const known = { site: { type: 'string' }, port: { type: 'string' } } as const;
  const { values, positionals } = parseOptionsAndWords(args, known, USAGE);
  const [command = '', ...rest] = positionals;
  if (!isCommand(command)) throw new Error(`There is no command '${command}': ${USAGE}`);
  const site = values.site ?? environment.OTHERFOLK_SITE;
  if (command === 'release' && site === undefined)
    throw new Error(`Name the live site, to see whether the remote fits it: ${USAGE}`);
  return { command, port: portFrom(values.port), rest, ...(site !== undefined && { site: originOf(site) }) };
}
