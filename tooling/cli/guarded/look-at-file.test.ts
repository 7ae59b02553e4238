/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contentHash } from '@otherfolk/system/content-hash';
import { DerivationCache } from '../derived/derivation-cache';
import { lookAt, UNREADABLE, versionOfFile } from './look-at-file';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'look-'))));
afterEach(() => rm(folder, { recursive: true }));

const CONTENT = '{"name":"Mara"}';

test('a file that could not be read once is read again, though its stamp is the same', async () => {
  const listed = { bytes: CONTENT.length, real: path.join(folder, 'mara.json'), stamp: 'same' };
  const cache = new DerivationCache();
  expect(versionOfFile(listed, cache)).toBe(UNREADABLE);
  expect(lookAt('characters/mara.json', listed, cache).facts.value().kind).toBe('broken');
  await writeFile(listed.real, CONTENT);
  expect(versionOfFile(listed, cache)).toBe(contentHash(CONTENT));
  expect(lookAt('characters/mara.json', listed, cache).facts.value().kind).toBe('character');
});

test('bytes that are not UTF-8 are another content than the characters that stand in for them', async () => {
  const real = path.join(folder, 'mara.json');
  const version = async (content: string | Uint8Array) => {
    await writeFile(real, content);
    return versionOfFile({ bytes: 1, real, stamp: undefined }, new DerivationCache());
  };
  expect(await version(Buffer.from([0x22, 0xe9, 0x22]))).not.toBe(await version('"\ufffd"'));
});
