import { remoteIds } from '../../src/contract/remotes';
import type { ReleaseOptions } from './release-options';

/** Pinned: a deploy must not change because a tool did. */
const FIREBASE_TOOLS = 'npx firebase-tools@15.34.2';

const deploy = (target: string) => `${FIREBASE_TOOLS} deploy --only hosting:${target}`;

/** What brings the folder to Firebase Hosting, in this order: the files of a remote, then the shell's site, where `remotes.json` is. */
export function deployCommands(options: Exclude<ReleaseOptions, { does: 'list' }>): string[] {
  // A rollback needs no new files of a remote: those of earlier releases stay.
  if (options.does === 'rollback' || options.id === 'shell' || options.id === 'pages') return [deploy('shell')];
  return [...(options.id === 'all' ? remoteIds : [options.id]), 'shell'].map(deploy);
}
