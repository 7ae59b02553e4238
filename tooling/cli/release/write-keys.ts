import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fromRoot } from '@otherfolk/system/from-root';
import { readKeysFile } from '../derive/guarded/guarded-keys-file';
import { hostingNames, type Site } from '../export/site/site';

/** The one that the deployment runs, too. It says what it did or could not do. */
const SCRIPT = fromRoot('.github', 'deploy', 'write-keys.mjs');

/**
 * Writes the keys of what was released into the Firebase project that the environment names, or else `.firebaserc`; all of them or
 * none. Gives the exit code. Rejects with one sentence where there are no keys.
 */
export async function writeKeys(site: Site, environment: NodeJS.ProcessEnv): Promise<number> {
  const record = await readKeysFile(site);
  if (!record)
    throw new Error(`${site.folder} has no keys: it was released without --firebase, so nothing in it is for members.`);
  const project = environment.FIREBASE_PROJECT_ID || hostingNames().project;
  const child = spawn(process.execPath, [SCRIPT], {
    env: { ...environment, FIREBASE_PROJECT_ID: project },
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.stdin.end(JSON.stringify({ keys: record.keys }));
  const [code] = await ended;
  return code ?? 1;
}
