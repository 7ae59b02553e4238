/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '@otherfolk/system/from-root';
import { singletons } from '@otherfolk/webpack/singletons';
import { remoteIds } from '@otherfolk/webpack/workspaces';
import { workspaceOf } from '@otherfolk/webpack/workspaces';

interface Package {
  name: string;
  exports?: object;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const tooling = readdirSync(fromRoot('tooling')).map((name) => `tooling/${name}`);
const workspaces = ['shared', ...tooling, 'shell', ...remoteIds.map(workspaceOf), 'e2e'];
const packageOf = (folder: string) => JSON.parse(readFileSync(fromRoot(folder, 'package.json'), 'utf8')) as Package;
const root = packageOf('.');

test.each(['shell', ...remoteIds.map(workspaceOf)])('%s is closed to imports from other workspaces', (workspace) => {
  expect(packageOf(workspace).exports).toEqual({});
});

test('the local backend has the entry points that its README lists, and no other', () => {
  const readme = readFileSync(fromRoot('tooling/local-backend/README.md'), 'utf8');
  const listed = [...readme.matchAll(/^\| `@otherfolk\/local-backend(.*?)`/gm)].map(([, name]) => `.${name}`);
  expect(Object.keys(packageOf('tooling/local-backend').exports ?? {})).toEqual(listed);
});

test('every package asks for one and the same exact version of each library', () => {
  const asked = new Map<string, Set<string>>();
  for (const { dependencies, devDependencies } of [root, ...workspaces.map(packageOf)]) {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      asked.set(name, (asked.get(name) ?? new Set()).add(version));
    }
  }
  const disagreeing = [...asked].filter(([, versions]) => versions.size > 1).map(([name]) => name);
  const loose = [...asked].filter(([, versions]) => [...versions].some((version) => /[\^~><]/.test(version)));
  expect({ disagreeing, loose }).toEqual({ disagreeing: [], loose: [] });
});

test('every singleton is pinned in shared/package.json, which gives the remotes their ranges', () => {
  const { dependencies = {} } = packageOf('shared');
  const pinned = singletons.filter((name) => !name.startsWith('@otherfolk/') && name !== 'react/jsx-runtime');
  expect(pinned.filter((name) => !dependencies[name])).toEqual([]);
});
