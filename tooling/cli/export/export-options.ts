import path from 'node:path';
import type { TargetKind } from '@otherfolk/webpack/backend-target';
import { parseOptions } from '../command-line/parse-options';

const USAGE =
  'npm run export -- --out <folder> [--origin https://example.org] [--firebase] [--reports <url>] [--without <url>] [--adopt]';

/** What a command that writes a whole site is told on purpose. */
export const onPurpose = { without: { type: 'string', multiple: true }, adopt: { type: 'boolean' } } as const;

export interface OnPurpose {
  /** URLs of pages and files that the site is to do without; one that ends in `/*` means all below it. */
  without: string[];
  /** Whether files in the folder that no export wrote are replaced. */
  adopt: boolean;
}

export interface ExportOptions extends OnPurpose {
  /** Absolute path of the folder to write into. */
  out: string;
  /** Origin of canonical addresses; empty where none is named. */
  origin: string;
  /** The URL that pages report violations of their policy to; undefined where none is named. */
  reports: string | undefined;
  /** Whether members sign in at a Firebase project, or nobody does: files have no backend of their own. */
  kind: TargetKind;
}

/** The origin that a text names. Throws one clear sentence, with the name of the setting, for what is none. */
export function originFrom(text: string, name: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin) throw new Error(`${name} is '${text}', which is no http(s) origin such as https://example.org.`);
  return url.origin;
}

/** The URL that violations are reported to. Throws one clear sentence, with the name of the setting, for what is none. */
export function reportsFrom(option: string | undefined, { SITE_REPORTS }: NodeJS.ProcessEnv): string | undefined {
  const [text, name] = option === undefined ? [SITE_REPORTS, 'SITE_REPORTS'] : [option, '--reports'];
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || /[;,\s]/.test(text))
    throw new Error(`${name} is '${text}', which is no http(s) URL such as https://example.org/reports.`);
  return url.href;
}

/** Reads the command line. Throws one clear sentence for what it does not understand. */
export function exportOptions(args: string[], environment: NodeJS.ProcessEnv): ExportOptions {
  const { INIT_CWD, SITE_ORIGIN } = environment;
  const known = {
    out: { type: 'string' },
    origin: { type: 'string' },
    firebase: { type: 'boolean' },
    reports: { type: 'string' },
    ...onPurpose,
  } as const;
  const { out, origin, reports, firebase = false, without = [], adopt = false } = parseOptions(args, known, USAGE);
  if (!out) throw new Error(`Name the folder to write into: ${USAGE}`);
  const [named, from] = origin === undefined ? [SITE_ORIGIN, 'SITE_ORIGIN'] : [origin, '--origin'];
  return {
    // npm changes the working directory; the folder is meant from where the command was typed.
    out: path.resolve(INIT_CWD ?? process.cwd(), out),
    origin: named || origin === '' ? originFrom(named ?? '', from) : '',
    kind: firebase ? 'hosted' : 'none',
    reports: reportsFrom(reports, environment),
    without,
    adopt,
  };
}
