/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readWritable } from './read-writable';

let catalogue: string;
beforeAll(() => {
  catalogue = mkdtempSync(path.join(tmpdir(), 'otherfolk-read-'));
  for (const file of [
    'site.json',
    'families/quill.json',
    'families/Not An Id.json',
    'plots/tide.json',
    'images/a.json',
  ]) {
    mkdirSync(path.dirname(path.join(catalogue, file)), { recursive: true });
    writeFileSync(path.join(catalogue, file), '{}');
  }
});
afterAll(() => rmSync(catalogue, { recursive: true }));

test.each([
  [undefined, ['families/quill.json', 'plots/tide.json', 'site.json']],
  ['families', ['families/quill.json']],
  ['locations', []],
  ['images', []],
  ['..', []],
  ['', ['site.json']],
])('of the folder %j these files are told: %j', async (folder, expected) => {
  expect(Object.keys((await readWritable(catalogue, folder)).files).sort()).toEqual(expected);
});
