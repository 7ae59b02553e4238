import path from 'node:path';
import type { TargetKind } from '@otherfolk/webpack/backend-target';
import { parseOptions } from '../command-line/parse-options';
import { type OnPurpose, onPurpose, originFrom, reportsFrom } from '../command-line/site-options';

const USAGE =
  'npm run export -- --out <folder> [--origin https://example.org] [--firebase] [--reports <url>] [--without <url>] [--adopt]';

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
