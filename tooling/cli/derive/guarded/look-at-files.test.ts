/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentHash } from '@otherfolk/system/content-hash';
import { DerivationCache } from '../cache/derivation-cache';
import type { ListedFile } from '../catalogue/list-files';
import { UNREADABLE } from './file-versions';
import { lookAtFiles } from './look-at-files';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'look-'))));
afterEach(() => rm(folder, { recursive: true }));

const FILE = 'characters/mara.json';

function lookAt(listed: ListedFile, cache = new DerivationCache()) {
  const known = lookAtFiles(new Map([[FILE, listed]]), cache).get(FILE);
  return { version: known?.version, kind: known?.facts.kind };
}

const CONTENT = '{"name":"Mara"}';

test('a file that could not be read once is read again, though its stamp is the same', async () => {
  const listed = { bytes: CONTENT.length, real: path.join(folder, 'mara.json'), stamp: 'same' };
  const cache = new DerivationCache();
  expect(lookAt(listed, cache)).toEqual({ version: UNREADABLE, kind: 'broken' });
  await writeFile(listed.real, CONTENT);
  expect(lookAt(listed, cache)).toEqual({ version: contentHash(CONTENT), kind: 'character' });
});

test('bytes that are not UTF-8 are another content than the characters that stand in for them', async () => {
  const real = path.join(folder, 'mara.json');
  const version = async (content: string | Uint8Array) => {
    await writeFile(real, content);
    return lookAt({ bytes: 1, real, stamp: undefined }).version;
  };
  expect(await version(Buffer.from([0x22, 0xe9, 0x22]))).not.toBe(await version('"\ufffd"'));
});
