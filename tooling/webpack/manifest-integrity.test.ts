/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { subresourceHash, writeIntegrity } from './manifest-integrity';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'otherfolk-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('a manifest says what each script and sheet beside it has to be, plain and compressed', () => {
  for (const [name, text] of Object.entries({
    'a.js': 'a()',
    'a.css': 'a{}',
    'a.js.br': 'x',
    'mf-manifest.json': '{"id":1}',
  }))
    writeFileSync(path.join(folder, name), text);
  writeIntegrity(folder);
  const wanted = {
    id: 1,
    integrity: { 'a.css': subresourceHash(Buffer.from('a{}')), 'a.js': subresourceHash(Buffer.from('a()')) },
  };
  const file = path.join(folder, 'mf-manifest.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(wanted);
  expect(JSON.parse(brotliDecompressSync(readFileSync(`${file}.br`)).toString())).toEqual(wanted);
});

test('it is a hash as browsers compare it, in letters that can stand in a URL', () => {
  const [algorithm, hash = ''] = subresourceHash(Buffer.from('a()')).split(/-(.*)/);
  expect(algorithm).toBe('sha384');
  expect(hash).toMatch(/^[\w-]+$/);
  expect(Buffer.from(hash, 'base64url')).toEqual(createHash('sha384').update('a()').digest());
});
