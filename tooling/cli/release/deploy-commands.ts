import { remoteIds } from '@otherfolk/webpack/workspaces';
import { HOSTING } from '../export/site/site';
import type { ReleaseOptions } from './release-options';

/** Where the tool is locked, apart from what the site is built with. */
const TOOL_FOLDER = '.github/deploy';
const INSTALL = `npm ci --ignore-scripts --prefix ${TOOL_FOLDER}`;
const FIREBASE = `${TOOL_FOLDER}/node_modules/.bin/firebase`;

const RULES = `${FIREBASE} deploy --only firestore:rules`;
const KEYS = `npm run release -- keys --to ${HOSTING}`;
// Written by each release beside the site: hosting-config.ts.
const hosting = (id: string) => `${FIREBASE} deploy --config ${HOSTING}/firebase.json --only hosting:${id}`;

type Deployed = Extract<ReleaseOptions, { does: 'release' | 'rollback' }>;

function deploysOf(options: Deployed): string[] {
  // A rollback needs no new files of a remote: those of earlier releases stay.
  if (options.does === 'rollback') return options.id === 'shell' ? [KEYS, hosting('shell')] : [hosting('shell')];
  if (options.id === 'pages') return [KEYS, hosting('shell')];
  if (options.id === 'shell') return [RULES, KEYS, hosting('shell')];
  if (options.id === 'all' || options.id === 'changed')
    return [RULES, KEYS, ...remoteIds.map(hosting), hosting('shell')];
  return [hosting(options.id), hosting('shell')];
}

/**
 * What brings the folder to Firebase Hosting, in this order: the rules that the shell counts on, the keys of what is not
 * released (each document also holds those of deployments before, so they may come before their files), the files of a remote, then
 * the shell's site, where `remotes.json` is.
 */
export const deployCommands = (options: Deployed): string[] => [INSTALL, ...deploysOf(options)];
