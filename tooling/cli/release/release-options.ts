import path from 'node:path';
import { isRemoteId } from '@otherfolk/shared/contract/remote-id';
import { type BuildId, buildIds, isBuildId } from '@otherfolk/webpack/workspaces';
import { parseOptions } from '../command-line/parse-options';
import { type OnPurpose, onPurpose, originFrom, reportsFrom } from '../command-line/site-options';
import { isAddress } from '../export/site/remote-from';
import { HOSTING } from '../export/site/site';
import { type Releaser, releaserOf } from './releaser';

const USAGE =
  `npm run release -- <${buildIds.join('|')}|all|changed|pages|keys> --to <folder|${HOSTING}> [--origin https://example.org] [--firebase] [--reports <url>]; ` +
  'or <remote> --from <folder, or address of a manifest> --to <folder>, for a remote from elsewhere; or --remove <remote>, --rollback <shell or remote>, or --list, with --to; or --skew https://example.org; [--by <name>]; [--without <url>] [--adopt] with what renders pages';

const SEVERAL = ['all', 'changed', 'pages'] as const;
const KEYS = 'keys';

export type ReleaseOptions = {
  /** Absolute path of the site's folder; undefined for Firebase Hosting. */
  folder: string | undefined;
  /** Who releases it, as the site may tell everybody. */
  releaser?: Releaser;
} & OnPurpose &
  (
    | { does: 'list' }
    /** Compares what is built here with what is live at an origin. */
    | { does: 'skew'; site: string }
    /** Writes the keys of what is released into Firestore. */
    | { does: 'keys' }
    | { does: 'rollback'; id: BuildId }
    /** Takes a remote that is none of this repository away. */
    | { does: 'remove'; id: string }
    /** Takes a release of a remote that was built elsewhere. `from`: an absolute path, or the address of a manifest. */
    | { does: 'take'; id: string; from: string }
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

function anyIdFrom(text: string): BuildId {
  const isCommand = text === KEYS || SEVERAL.some((name) => name === text);
  if (isBuildId(text) || (isRemoteId(text) && !isCommand)) return text;
  throw new Error(`'${text}' is neither the shell nor a remote.`);
}

/** The name of a remote that is none of this repository. */
function foreignIdFrom(text: string): string {
  if (isBuildId(text)) throw new Error(`'${text}' is a part of this repository: release it by its name alone.`);
  return anyIdFrom(text);
}

/** Reads the command line. Throws one clear sentence for what it does not understand. */
export function releaseOptions(args: string[], environment: NodeJS.ProcessEnv): ReleaseOptions {
  const { INIT_CWD, SITE_ORIGIN } = environment;
  const [what] = args[0]?.startsWith('-') ? [] : args;
  const known = {
    to: { type: 'string' },
    rollback: { type: 'string' },
    remove: { type: 'string' },
    from: { type: 'string' },
    list: { type: 'boolean' },
    skew: { type: 'string' },
    origin: { type: 'string' },
    firebase: { type: 'boolean' },
    reports: { type: 'string' },
    by: { type: 'string' },
    ...onPurpose,
  } as const;
  const {
    to,
    rollback,
    remove,
    from,
    list,
    skew,
    origin,
    firebase,
    reports,
    by,
    without = [],
    adopt = false,
  } = parseOptions(what === undefined ? args : args.slice(1), known, USAGE);
  const asked = [what, rollback, remove, list, skew].filter((each) => each !== undefined);
  if (asked.length !== 1 || (skew === undefined) !== Boolean(to))
    throw new Error(`Say what to release and where to: ${USAGE}`);
  if (skew !== undefined) return { does: 'skew', site: originFrom(skew, '--skew'), folder: undefined, without, adopt };
  // npm changes the working directory; the folder is meant from where the command was typed.
  const absolute = (typed: string) => path.resolve(INIT_CWD ?? process.cwd(), typed);
  const folder = to === HOSTING ? undefined : absolute(to ?? '');
  const common = { folder, without, adopt, releaser: releaserOf(environment, by) };
  if (list) return { does: 'list', ...common };
  if (rollback !== undefined) return { does: 'rollback', id: anyIdFrom(rollback), ...common };
  if (remove !== undefined) return { does: 'remove', id: foreignIdFrom(remove), ...common };
  if (from !== undefined) {
    const place = isAddress(from) ? from : absolute(from);
    return { does: 'take', id: foreignIdFrom(what ?? ''), from: place, ...common };
  }
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
