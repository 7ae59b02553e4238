/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '@otherfolk/system/from-root';

/** Folders that nobody writes by hand. */
const NOT_OURS = ['node_modules', 'dist', 'results'];

const foldersIn = (folder: string): string[] =>
  readdirSync(fromRoot(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NOT_OURS.includes(entry.name))
    .map(({ name }) => name);

const { workspaces: patterns } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8')) as { workspaces: string[] };
const isWorkspace = (folder: string) => existsSync(fromRoot(folder, 'package.json'));
const workspaces = patterns
  .flatMap((pattern) => {
    if (!pattern.includes('*')) return [pattern];
    const parent = path.dirname(pattern);
    const start = path.basename(pattern).replace('*', '');
    return foldersIn(parent)
      .filter((name) => name.startsWith(start))
      .map((name) => path.join(parent, name));
  })
  .filter(isWorkspace);

/** The top-level folders of a workspace, as its README names them: those of `src`, where there is one. */
const foldersOf = (workspace: string): string[] =>
  existsSync(fromRoot(workspace, 'src'))
    ? foldersIn(path.join(workspace, 'src')).map((name) => `src/${name}/`)
    : foldersIn(workspace).map((name) => `${name}/`);

/** The folders that begin a line of a README: a row of a table, or an entry of a list. */
const listedFolders = (readme: string): string[] =>
  [...readme.matchAll(/^(?:\| |- )`([\w-]+(?:\/[\w-]+)*\/)`/gm)].map(([, folder = '']) => folder);

test('every workspace is looked at', () => {
  expect(workspaces).toEqual(expect.arrayContaining(['shared', 'shell', 'mfe-plots', 'tooling/cli', 'e2e']));
});

test.each(workspaces)('the README of %s lists each of its folders in a line of its own, and no other', (workspace) => {
  const readme = readFileSync(fromRoot(workspace, 'README.md'), 'utf8');
  expect(listedFolders(readme).sort()).toEqual(foldersOf(workspace).sort());
});
