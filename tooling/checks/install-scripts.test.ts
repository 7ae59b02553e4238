/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@otherfolk/system/from-root';

const HOOKS = ['preinstall', 'install', 'postinstall'] as const;

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'install-scripts-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const npm = (folder: string, ...args: string[]) => {
  // npm hands its own settings down to what it runs, this test included.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  execFileSync('npm', [...args, '--offline', '--loglevel=error'], { cwd: folder, env, stdio: 'pipe' });
};

/** A package that leaves a file behind for each script that npm lets it run; gives its archive. */
function packScripts(): string {
  const folder = path.join(home, 'curious');
  mkdirSync(folder);
  const scripts = Object.fromEntries(
    HOOKS.map((hook) => [hook, `node -e "require('fs').writeFileSync(process.argv[1], '')" ${path.join(home, hook)}`]),
  );
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'curious', version: '1.0.0', scripts }));
  npm(folder, 'pack', '--ignore-scripts', '--pack-destination', home);
  return path.join(home, 'curious-1.0.0.tgz');
}

/** The scripts of a package that ran when it was installed into a project with these settings of npm. */
function scriptsRunBy(settings: string | undefined): string[] {
  const project = path.join(home, 'project');
  mkdirSync(project);
  writeFileSync(
    path.join(project, 'package.json'),
    JSON.stringify({ dependencies: { curious: `file:${packScripts()}` } }),
  );
  if (settings !== undefined) copyFileSync(settings, path.join(project, '.npmrc'));
  npm(project, 'install');
  expect(existsSync(path.join(project, 'node_modules/curious/package.json'))).toBe(true);
  return HOOKS.filter((hook) => existsSync(path.join(home, hook)));
}

test('no package runs a script when it is installed by the settings of this project', () => {
  expect(scriptsRunBy(fromRoot('.npmrc'))).toEqual([]);
});

test('a package would run its scripts without them', () => {
  expect(scriptsRunBy(undefined)).toEqual(HOOKS);
});
