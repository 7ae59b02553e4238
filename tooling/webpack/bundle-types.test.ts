/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { bundleTypes } from './bundle-types';

const REMOTE = 'compiled-types/mfe-poems/src/remote.d.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'types-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['a module', `import { a } from '@otherfolk/shared/domain/age';`, `import { a } from '../../shared/src/domain/age';`],
  ['a folder', `import("@otherfolk/shared/session")`, `import("../../shared/src/session/index")`],
  ['a module that is not in it', `from '@otherfolk/shared/domain/none'`, `from '@otherfolk/shared/domain/none'`],
  ['another package', `from 'react'`, `from 'react'`],
])('the types of a remote name %s of the library where it lies beside', (_, written, expected) => {
  const zip = path.join(folder, 'types.zip');
  const files = {
    [REMOTE]: written,
    'compiled-types/shared/src/domain/age.d.ts': '',
    'compiled-types/shared/src/session/index.d.ts': '',
  };
  writeFileSync(zip, zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));
  bundleTypes(zip);
  const { [REMOTE]: bundled = new Uint8Array() } = unzipSync(readFileSync(zip));
  expect(strFromU8(bundled)).toBe(expected);
});
