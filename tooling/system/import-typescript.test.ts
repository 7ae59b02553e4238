/** @jest-environment node */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { filesBelow } from './files-below';
import { fromRoot } from './from-root';

let folder: string;
let env: NodeJS.ProcessEnv;
beforeEach(() => {
  env = process.env;
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'typescript-')));
  write('package.json', '{"type":"module"}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

/** Of a file that does not end. */
const TIMEOUT_MS = 4000;

const IMPORTER = pathToFileURL(fromRoot('tooling/system/import-typescript.mjs')).href;

/** What the file says, or why it could not begin. */
async function run(...args: string[]): Promise<string> {
  const bundles = path.join(folder, 'bundles');
  const entry = pathToFileURL(path.join(folder, 'main.ts')).href;
  const script = `import { importTypeScript } from '${IMPORTER}'; await importTypeScript('${entry}', '${bundles}');`;
  const command = ['--input-type=module', '--eval', script, ...args];
  try {
    return (await promisify(execFile)(process.execPath, command, { env, timeout: TIMEOUT_MS })).stdout.trim();
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}

const GREETING = `import { greet } from './greet';\nconsole.log(greet(process.argv[1]));`;
const greetBy = (text: string) => `export const greet = (name: string): string => '${text} ' + name;`;

test('a file in TypeScript runs with what it imports and is given', async () => {
  write('main.ts', GREETING);
  write('greet.ts', greetBy('Hello'));
  await expect(run('Ada')).resolves.toBe('Hello Ada');
});

test('a changed import is bundled anew, also one that is changed back', async () => {
  write('main.ts', GREETING);
  const said: string[] = [];
  for (const text of ['Hello', 'Salve', 'Hello']) {
    write('greet.ts', greetBy(text));
    said.push(await run('Ada'));
  }
  expect(said).toEqual(['Hello Ada', 'Salve Ada', 'Hello Ada']);
});

test('what is as it was is not bundled again', async () => {
  write('main.ts', `console.log('well');`);
  await run();
  write('no-bundler', '');
  env = { ...process.env, ESBUILD_BINARY_PATH: path.join(folder, 'no-bundler') };
  await expect(run()).resolves.toBe('well');
  write('main.ts', `console.log('better');`);
  await expect(run()).resolves.toContain('no-bundler');
});

test.each([
  ['the record of a bundle', 'bundle.json'],
  ['a bundle', 'entry.mjs'],
])('%s that somebody removed is made again', async (_, name) => {
  write('main.ts', `console.log('well');`);
  await run();
  const bundles = await filesBelow(path.join(folder, 'bundles'));
  for (const file of bundles.filter((each) => path.basename(each) === name)) rmSync(file);
  await expect(run()).resolves.toBe('well');
});

test('where no bundle can be kept, the file runs all the same, and leaves nothing behind', async () => {
  write('main.ts', `console.log('well');`);
  write('bundles', 'a file in the place of the folder');
  const temporary = path.join(folder, 'temporary');
  mkdirSync(temporary);
  env = { ...process.env, TMPDIR: temporary };
  await expect(run()).resolves.toBe('well');
  expect(readdirSync(temporary)).toEqual([]);
});

test('processes that begin at the same moment all run what the file says', async () => {
  write('main.ts', GREETING);
  write('greet.ts', greetBy('Hello'));
  const names = ['Ada', 'Bo', 'Cleo', 'Dan'];
  await expect(Promise.all(names.map((name) => run(name)))).resolves.toEqual(names.map((name) => `Hello ${name}`));
});

test('modules find files beside themselves, and packages where Node finds them', async () => {
  write('main.ts', `import { url } from './own-url';\nimport { sep } from 'path';\nconsole.log(url, sep);`);
  write('own-url.ts', 'export const url: string = import.meta.url;');
  await expect(run()).resolves.toBe(`${pathToFileURL(path.join(folder, 'own-url.ts')).href} ${path.sep}`);
});

const REAL_BUNDLER = fromRoot(`node_modules/@esbuild/${process.platform}-${process.arch}/bin/esbuild`);

test('the process of the bundler ends while the file runs', async () => {
  const [bundler, pid] = [path.join(folder, 'bundler'), path.join(folder, 'pid')];
  const script = `#!/bin/sh\necho $$ > '${pid}'\nexec '${REAL_BUNDLER}' "$@"\n`;
  writeFileSync(bundler, script, { mode: 0o755 });
  env = { ...process.env, ESBUILD_BINARY_PATH: bundler };
  write(
    'main.ts',
    `import { readFileSync } from 'node:fs';
    const isRunning = (pid: number) => { try { return process.kill(pid, 0); } catch { return false; } };
    while (isRunning(Number(readFileSync('${pid}')))) await new Promise((resolve) => setTimeout(resolve, 10));
    console.log('ended');`,
  );
  await expect(run()).resolves.toBe('ended');
});

test('an error names the line of the file that it comes from', async () => {
  write('main.ts', `interface Unused {\n  a: string;\n}\n\nthrow new Error('it went wrong');`);
  const said = await run();
  expect(said).toContain('Error: it went wrong');
  expect(said).toContain('main.ts:5');
});

test('an error of syntax names file and line, and the file runs again when that is mended', async () => {
  write('main.ts', `console.log('well'`);
  await expect(run()).resolves.toContain('main.ts:1');
  write('main.ts', `console.log('well');`);
  await expect(run()).resolves.toBe('well');
});
