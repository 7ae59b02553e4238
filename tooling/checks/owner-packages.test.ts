/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@otherfolk/system/from-root';
import { missingPackages, OWNER_PACKAGES } from './owner-packages';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'packages-'));
  mkdirSync(path.join(root, 'tooling/webpack'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const manifest = (names: readonly string[]) =>
  JSON.stringify({ dependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])) });

test('every package that the owner has named is a dependency', () => {
  expect(missingPackages(readFileSync(fromRoot('package.json'), 'utf8'))).toEqual([]);
});

test('a package on which only a workspace depends is there', () => {
  const [first = '', ...others] = OWNER_PACKAGES;
  writeFileSync(path.join(root, 'tooling/webpack/package.json'), manifest([first]));
  expect(missingPackages(manifest(others), root)).toEqual([]);
});

test.each(OWNER_PACKAGES)('%s is missed where nothing depends on it', (name) => {
  expect(missingPackages(manifest(OWNER_PACKAGES.filter((each) => each !== name)), root)).toEqual([name]);
});
