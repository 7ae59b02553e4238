/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@otherfolk/system/from-root';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'create-remote-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const create = (...args: string[]) => {
  const script = fromRoot('tooling/cli/kit/create/create.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
};

test.each([[[]], [['Map']], [['1map']], [['a b']], [['..']], [['map', 'more']]])(
  'the name %j is refused with one sentence, and nothing is made',
  (args: string[]) => {
    expect(create(...args)).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'Name the remote in lower-case letters, digits and hyphens, beginning with a letter: create-otherfolk-remote <name>\n',
    });
    expect(readdirSync(folder)).toEqual([]);
  },
);

test('a folder with something in it is left alone', () => {
  mkdirSync(path.join(folder, 'map'));
  writeFileSync(path.join(folder, 'map/notes.txt'), '');
  expect(create('map')).toMatchObject({ status: 1, stderr: `${path.join(folder, 'map')} is not empty.\n` });
  expect(readdirSync(path.join(folder, 'map'))).toEqual(['notes.txt']);
});
