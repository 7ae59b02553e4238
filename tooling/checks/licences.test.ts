/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fromRoot } from '@otherfolk/system/from-root';

/** Whether a licence as SPDX writes it, such as `(MIT OR Apache-2.0)`, can be met by these. Throws where it is no such text. */
const satisfies = jest.requireActual<(expression: string, allowed: string[]) => boolean>('spdx-satisfies');

/** They ask for no more than their notice, which each package carries. */
const PERMISSIVE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
];

/** The licences of tools that stay on the desk: they bind whoever passes them on, and nobody does. */
const OF_TOOLS = [...PERMISSIVE, 'CC-BY-3.0', 'CC-BY-4.0', 'LGPL-3.0-or-later', 'MPL-2.0'];

interface LockedPackage {
  license?: string;
  /** A workspace, by another name. */
  link?: boolean;
  /** Nothing that a workspace needs at run time leads to it. */
  dev?: boolean;
  /** Whether tools alone, and what packages can do without, lead to it. */
  devOptional?: boolean;
}

const { packages } = JSON.parse(readFileSync(fromRoot('package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const installed = Object.entries(packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);

function isAllowed(licence: string | undefined, allowed: string[]): boolean {
  try {
    return licence !== undefined && satisfies(licence, allowed);
  } catch {
    return false;
  }
}

const refused = (locked: [string, LockedPackage][], allowed: string[]) =>
  locked
    .filter(([, { license }]) => !isAllowed(license, allowed))
    .map(([place, { license = 'no licence' }]) => `${place}: ${license}`);

test.each<[string | undefined, boolean]>([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND Apache-2.0', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['SEE LICENSE IN licence.txt', false],
  ['UNLICENSED', false],
  [undefined, false],
])('%s may be shipped: %j', (licence, expected) => {
  expect(isAllowed(licence, PERMISSIVE)).toBe(expected);
});

test('packages that reach browsers or run the server may be passed on with their notice', () => {
  const shipped = installed.filter(([, { dev, devOptional }]) => !dev && !devOptional);
  const names = shipped.map(([place]) => place);
  for (const name of ['react', 'firebase', 'photoswipe', 'send', 'compression', 'esbuild'])
    expect(names).toContain(`node_modules/${name}`);
  expect(refused(shipped, PERMISSIVE)).toEqual([]);
});

test('packages that are installed besides may be used as tools', () => {
  expect(refused(installed, OF_TOOLS)).toEqual([]);
});
