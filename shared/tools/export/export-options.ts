import path from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = 'npm run export -- --out <folder> [--origin https://example.org]';

export interface ExportOptions {
  /** Absolute path of the folder to write into. */
  out: string;
  /** Origin of canonical addresses; empty where none is named. */
  origin: string;
}

function originFrom(text: string, name: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text.toLowerCase());
  if (!isOrigin) throw new Error(`${name} is '${text}', which is no http(s) origin such as https://example.org.`);
  return url.origin;
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { out: { type: 'string' }, origin: { type: 'string' } } }).values;
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\. |\n/);
    throw new Error(`${reason.replace(/\.$/, '')}; usage: ${USAGE}`, { cause: error });
  }
}

/** Reads the command line. Throws one clear sentence for what it does not understand. */
export function exportOptions(args: string[], environment: NodeJS.ProcessEnv): ExportOptions {
  const { INIT_CWD, SITE_ORIGIN } = environment;
  const { out, origin } = parse(args);
  if (!out) throw new Error(`Name the folder to write into: ${USAGE}`);
  const [named, from] = origin === undefined ? [SITE_ORIGIN, 'SITE_ORIGIN'] : [origin, '--origin'];
  return {
    // npm changes the working directory; the folder is meant from where the command was typed.
    out: path.resolve(INIT_CWD ?? process.cwd(), out),
    origin: named || origin === '' ? originFrom(named ?? '', from) : '',
  };
}
