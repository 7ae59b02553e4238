/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GoodBuilds } from './good-builds';

let folder: string;
let builds: GoodBuilds;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'otherfolk-'));
  builds = new GoodBuilds(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function compile(file: string, text: string): void {
  mkdirSync(builds.workingFolder('plots'), { recursive: true });
  writeFileSync(path.join(builds.workingFolder('plots'), file), text);
}
const record = (fingerprint: string) => ({
  version: '1.0.0',
  fingerprint,
  inputs: { files: [], packages: [] },
  contract: 1,
  singletons: {},
  scripts: [],
  styles: [],
  fonts: [],
});

test('there is none at first', () => {
  expect(builds.last('plots')).toBeUndefined();
});

test('what the compiler does later is not seen until it is kept', () => {
  compile('a.js', 'one');
  builds.keep('plots', record('1'));
  compile('a.js', 'two');
  compile('b.js', 'two');
  const last = builds.last('plots');
  expect(last?.record).toEqual(record('1'));
  expect(readFileSync(path.join(last?.folder ?? '', 'a.js'), 'utf8')).toBe('one');
  builds.keep('plots', record('2'));
  expect(builds.last('plots')).toEqual({ folder: last?.folder, record: record('2') });
  expect(readdirSync(last?.folder ?? '')).toEqual(['a.js', 'b.js', 'build.json']);
});

test('another process finds it', () => {
  builds.keep('plots', record('1'));
  expect(new GoodBuilds(folder).last('plots')?.record).toEqual(record('1'));
});
