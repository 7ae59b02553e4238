import { readFileSync } from 'node:fs';
import { contentHash } from '@otherfolk/system/content-hash';
import { filesBelow } from '@otherfolk/system/files-below';
import { fromRoot } from '@otherfolk/system/from-root';

/** All that derives something of a catalogue. */
const FOLDERS = ['shared/src', 'tooling/cli'];

const isCode = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts');

/** Names the code by which something is derived: the same for the same code, packages and Node only. */
export async function codeVersion(): Promise<string> {
  const files = (await Promise.all(FOLDERS.map((folder) => filesBelow(fromRoot(folder))))).flat().filter(isCode).sort();
  const hashes = [...files, fromRoot('package-lock.json')].map((file) => contentHash(readFileSync(file)));
  return contentHash([process.version, ...hashes].join('\n'));
}
