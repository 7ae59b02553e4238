import { readFileSync } from 'node:fs';
import { once } from '@otherfolk/shared/domain/once';
import { contentHash } from '@otherfolk/system/content-hash';
import { filesBelow } from '@otherfolk/system/files-below';
import { fromRoot } from '@otherfolk/system/from-root';

/** All that derives something of a catalogue. */
const FOLDERS = ['shared/src', 'tooling/cli'];

const isCode = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts');

/** Names the code that this process began with: the same for the same code, packages and Node only. */
export const codeVersion = once(async (): Promise<string> => {
  const files = (await Promise.all(FOLDERS.map((folder) => filesBelow(fromRoot(folder))))).flat().filter(isCode).sort();
  const hashes = [...files, fromRoot('package-lock.json')].map((file) => contentHash(readFileSync(file)));
  return contentHash([process.version, ...hashes].join('\n'));
});
