import path from 'node:path';
import { type BuildId, buildIds, isBuildId } from '@otherfolk/webpack/workspaces';
import { parseOptions } from '../command-line/parse-options';
import { type OnPurpose, onPurpose, originFrom, reportsFrom } from '../command-line/site-options';
import { HOSTING } from '../export/site/site';

const USAGE =
  `npm run release -- <${buildIds.join('|')}|all|changed|pages|keys> --to <folder|${HOSTING}> [--origin https://example.org] [--firebase] [--reports <url>]; ` +
  'or --rollback <shell or remote>, or --list, with --to; [--without <url>] [--adopt] with what renders pages';

const SEVERAL = ['all', 'changed', 'pages'] as const;
const KEYS = 'keys';

export type ReleaseOptions = {
  /** Absolute path of the site's folder; undefined for Firebase Hosting. */
  folder: string | undefined;
} & OnPurpose &
  (
    | { does: 'list' }
    /** Writes the keys of what is released into Firestore. */
    | { does: 'keys' }
    | { does: 'rollback'; id: BuildId }
    | {
        does: 'release';
        /** `all` is shell and remotes, `changed` those that are not live as they are built, `pages` the pages of what is live, rendered again. */
        id: BuildId;
        /** Undefined where none is named. */
        origin: string | undefined;
        /** Undefined where none is named. */
        reports: string | undefined;
        hosted: boolean;
      }
  );

function buildIdFrom(text: string): BuildId {
  if (isBuildId(text)) return text;
  throw new Error(`'${text}' is neither the shell nor a remote: choose among ${buildIds.join(', ')}.`);
}

/** Reads the command line. Throws one clear sentence for what it does not understand. */
export function releaseOptions(args: string[], environment: NodeJS.ProcessEnv): ReleaseOptions {
  const { INIT_CWD, SITE_ORIGIN } = environment;
  const [what] = args[0]?.startsWith('-') ? [] : args;
  const known = {
    to: { type: 'string' },
    rollback: { type: 'string' },
    list: { type: 'boolean' },
    origin: { type: 'string' },
    firebase: { type: 'boolean' },
    reports: { type: 'string' },
    ...onPurpose,
  } as const;
  const {
    to,
    rollback,
    list,
    origin,
    firebase,
    reports,
    without = [],
    adopt = false,
  } = parseOptions(what === undefined ? args : args.slice(1), known, USAGE);
  const asked = [what, rollback, list].filter((each) => each !== undefined);
  if (!to || asked.length !== 1) throw new Error(`Say what to release and where to: ${USAGE}`);
  // npm changes the working directory; the folder is meant from where the command was typed.
  const folder = to === HOSTING ? undefined : path.resolve(INIT_CWD ?? process.cwd(), to);
  const common = { folder, without, adopt };
  if (list) return { does: 'list', ...common };
  if (rollback !== undefined) return { does: 'rollback', id: buildIdFrom(rollback), ...common };
  if (what === KEYS) return { does: 'keys', ...common };
  const id = SEVERAL.find((name) => name === what) ?? buildIdFrom(what ?? '');
  const named = origin ?? (SITE_ORIGIN || undefined);
  return {
    does: 'release',
    id,
    ...common,
    origin: named && originFrom(named, origin === undefined ? 'SITE_ORIGIN' : '--origin'),
    reports: reportsFrom(reports, environment),
    hosted: firebase ?? false,
  };
}
