import { remoteIds } from '@otherfolk/shared/contract/remotes';
import { HOSTING } from '../site/site';
import type { ReleaseOptions } from './release-options';

/** Where the tool is locked, apart from what the site is built with. */
const TOOL_FOLDER = '.github/deploy';
const INSTALL = `npm ci --ignore-scripts --prefix ${TOOL_FOLDER}`;
const FIREBASE = `${TOOL_FOLDER}/node_modules/.bin/firebase`;

const RULES = `${FIREBASE} deploy --only firestore:rules`;
// Written by each release beside the site: hosting-config.ts.
const hosting = (id: string) => `${FIREBASE} deploy --config ${HOSTING}/firebase.json --only hosting:${id}`;

function deploysOf(options: Exclude<ReleaseOptions, { does: 'list' }>): string[] {
  // A rollback needs no new files of a remote: those of earlier releases stay.
  if (options.does === 'rollback' || options.id === 'pages') return [hosting('shell')];
  if (options.id === 'shell') return [RULES, hosting('shell')];
  if (options.id === 'all' || options.id === 'changed') return [RULES, ...remoteIds.map(hosting), hosting('shell')];
  return [hosting(options.id), hosting('shell')];
}

/**
 * What brings the folder to Firebase Hosting, in this order: the rules that the shell counts on, the files of a remote, then the
 * shell's site, where `remotes.json` is.
 */
export const deployCommands = (options: Exclude<ReleaseOptions, { does: 'list' }>): string[] => [
  INSTALL,
  ...deploysOf(options),
];
