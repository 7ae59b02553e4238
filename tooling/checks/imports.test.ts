/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteIds } from '@otherfolk/shared/contract/remotes';
import { singletons } from '@otherfolk/webpack/singletons';
import { fromRoot } from '@otherfolk/system/from-root';
import { workspaceOf } from '@otherfolk/webpack/workspaces';

interface Package {
  name: string;
  exports?: object;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const workspaces = ['shared', 'shell', ...remoteIds.map(workspaceOf), 'e2e'];
const packageOf = (folder: string) => JSON.parse(readFileSync(fromRoot(folder, 'package.json'), 'utf8')) as Package;
const root = packageOf('.');

const sourcesOf = (workspace: string) =>
  readdirSync(fromRoot(workspace), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/node_modules|[/\\]dist\b/.test(entry.parentPath),
    )
    .map((entry) => path.join(entry.parentPath, entry.name));

const IMPORT = /(?:^(?:import|export)\b(?:[^;'=]*\bfrom)?\s*|\bimport\(\s*(?:\/\*.*?\*\/)?\s*)'([^'./][^']*)'/gm;

function packageName(request: string): string {
  const [scope = '', name] = request.split('/');
  return scope.startsWith('@') ? `${scope}/${name}` : scope;
}

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, request = '']) => packageName(request));

test.each(workspaces)('%s declares every package that it imports', (workspace) => {
  const { name, dependencies, devDependencies } = packageOf(workspace);
  const declared = new Set([name, 'unshared-react-query', ...Object.keys({ ...dependencies, ...devDependencies })]);
  const undeclared = sourcesOf(workspace).flatMap((file) => {
    const tests = /\.test\.tsx?$|[/\\]testing[/\\]/.test(file) ? Object.keys(root.devDependencies ?? {}) : [];
    return importsOf(file)
      .filter((imported) => !imported.startsWith('node:') && !declared.has(imported) && !tests.includes(imported))
      .map((imported) => `${path.relative(fromRoot(), file)}: ${imported}`);
  });
  expect([...new Set(undeclared)]).toEqual([]);
});

test.each(['shell', ...remoteIds.map(workspaceOf)])('%s is closed to imports from other rooms', (workspace) => {
  expect(packageOf(workspace).exports).toEqual({});
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
  const pinned = singletons.filter((name) => !name.startsWith('@otherfolk/'));
  expect(pinned.filter((name) => !dependencies[name])).toEqual([]);
});
