/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import { singletonVersions } from '@otherfolk/webpack/shared-versions';
import { openProject } from './remote-project';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'remote-project-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const declaration = { id: 'map', name: 'map', mounts: { map: { label: 'Map' } } };
const lent = { contract: CONTRACT_VERSION, singletons: singletonVersions };

const whole = {
  'otherfolk.json': JSON.stringify(declaration),
  'package.json': JSON.stringify({ name: 'map', version: '1.2.0' }),
  'tsconfig.json': '{}',
  'src/remote.ts': '',
  'node_modules/@otherfolk/contract/lent.json': JSON.stringify(lent),
};

/** Opens a remote with these files; undefined removes one. */
function open(changes: Record<string, string | undefined> = {}) {
  for (const [name, text] of Object.entries({ ...whole, ...changes })) {
    if (text === undefined) continue;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return openProject(folder);
}

const declared = (changes: object) => ({ 'otherfolk.json': JSON.stringify({ ...declaration, ...changes }) });

test('a remote is opened with its declaration, its version and the versions of what it is lent', () => {
  const { version, declaration: read, part } = open();
  expect({ version, id: read.id, versions: part.versions }).toEqual({
    version: '1.2.0',
    id: 'map',
    versions: singletonVersions,
  });
});

test.each<[string, Record<string, string | undefined>, string]>([
  ['no declaration', { 'otherfolk.json': undefined }, 'There is no otherfolk.json in '],
  ['a declaration that is no JSON', { 'otherfolk.json': '{' }, 'otherfolk.json is no JSON: '],
  ['a declaration that is a list', { 'otherfolk.json': '[]' }, 'otherfolk.json: '],
  ['the name of the shell', declared({ id: 'shell' }), `otherfolk.json: 'shell' is the name of the shell.`],
  ['a name with capitals', declared({ id: 'Map' }), 'otherfolk.json: '],
  [
    'a point that there is not',
    declared({ contributions: [{ id: 'a', point: 'footer.link', title: 'A' }] }),
    `otherfolk.json: the contribution 'a' is left out: there is no point 'footer.link'.`,
  ],
  ['no version', { 'package.json': '{}' }, `The version in package.json is '', which is none such as 1.0.0.`],
  ['a version that leads elsewhere', { 'package.json': '{ "version": "../../x" }' }, 'The version in package.json is '],
  ['no module', { 'src/remote.ts': undefined }, 'There is no src/remote.ts in '],
  [
    'a contract package of another kit',
    { 'node_modules/@otherfolk/contract/lent.json': JSON.stringify({ ...lent, contract: 4 }) },
    `@otherfolk/contract is of contract 4, and @otherfolk/remote-kit of contract ${CONTRACT_VERSION}: install both from one kit.`,
  ],
])('a remote with %s is refused with one sentence', (_, changes, sentence) => {
  expect(() => open(changes)).toThrow(sentence);
});
