/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { embeddedTarget } from '@otherfolk/local-backend/target';
import { fromRoot } from '@otherfolk/system/from-root';
import { fingerprintOf, inputsFrom } from './fingerprint';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(fromRoot('.cache/fingerprint-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};
const fingerprint = (files: string[]) => fingerprintOf('plots', 'production', embeddedTarget, inputsFrom(files));

test('files and packages that were read are listed apart, wherever a package lies', () => {
  const { files, packages } = inputsFrom([
    fromRoot('shared/src/domain/age.ts'),
    fromRoot('node_modules/react/index.js'),
    fromRoot('node_modules/react/cjs/react.production.js'),
    fromRoot('node_modules/a/node_modules/@b/c/d.js'),
    '/elsewhere/file.js',
  ]);
  expect(files).toEqual(['shared/src/domain/age.ts']);
  expect(packages).toEqual(['node_modules/a/node_modules/@b/c', 'node_modules/react']);
});

test('a fingerprint changes with a file that was read, and with nothing beside it', () => {
  const file = write('read.ts', 'export const a = 1;');
  const before = fingerprint([file]);
  write('beside.ts', 'export const b = 1;');
  expect(fingerprint([file])).toBe(before);
  write('read.ts', 'export const a = 2;');
  expect(fingerprint([file])).not.toBe(before);
  rmSync(file);
  expect(fingerprint([file])).not.toBe(before);
});

test('a fingerprint changes with a package that was read', () => {
  const withPackages = (packages: string[]) =>
    fingerprintOf('plots', 'production', embeddedTarget, { files: [], packages });
  expect(withPackages(['node_modules/react'])).not.toBe(withPackages(['node_modules/react-dom']));
});
