import { remoteIds } from '@otherfolk/shared/contract/remotes';
import type { ReleaseOptions } from './release-options';

/** Where the tool is locked, apart from what the site is built with. */
const TOOL_FOLDER = '.github/deploy';
const INSTALL = `npm ci --ignore-scripts --prefix ${TOOL_FOLDER}`;
const FIREBASE = `${TOOL_FOLDER}/node_modules/.bin/firebase`;

const deploy = (target: string) => `${FIREBASE} deploy --only ${target}`;
const RULES = 'firestore:rules';
const hosting = (id: string) => `hosting:${id}`;

function targetsOf(options: Exclude<ReleaseOptions, { does: 'list' }>): string[] {
  // A rollback needs no new files of a remote: those of earlier releases stay.
  if (options.does === 'rollback' || options.id === 'pages') return [hosting('shell')];
  if (options.id === 'shell') return [RULES, hosting('shell')];
  if (options.id === 'all') return [RULES, ...remoteIds.map(hosting), hosting('shell')];
  return [hosting(options.id), hosting('shell')];
}

/**
 * What brings the folder to Firebase Hosting, in this order: the rules that the shell counts on, the files of a remote, then the
 * shell's site, where `remotes.json` is.
 */
export const deployCommands = (options: Exclude<ReleaseOptions, { does: 'list' }>): string[] => [
  INSTALL,
  ...targetsOf(options).map(deploy),
];
