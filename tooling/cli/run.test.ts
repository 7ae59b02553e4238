/** @jest-environment node */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { filesBelow } from '@otherfolk/system/files-below';
import { fromRoot } from '@otherfolk/system/from-root';

let checkout: string;
beforeEach(() => {
  checkout = realpathSync(mkdtempSync(path.join(tmpdir(), 'checkout-')));
  for (const file of ['tsconfig.base.json', 'tooling/cli/run.mjs', 'tooling/system/register-typescript.mjs'])
    cpSync(fromRoot(file), path.join(checkout, file));
  symlinkSync(fromRoot('node_modules'), path.join(checkout, 'node_modules'));
  write('package.json', '{"type":"module"}');
});
afterEach(() => rmSync(checkout, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(checkout, file)), { recursive: true });
  writeFileSync(path.join(checkout, file), text);
}

/** What the command says, or why it could not begin. */
async function run(...args: string[]): Promise<string> {
  const command = [path.join(checkout, 'tooling/cli/run.mjs'), ...args];
  try {
    return (await promisify(execFile)(process.execPath, command)).stdout.trim();
  } catch (error) {
    return (error as { stderr: string }).stderr.trim();
  }
}

test('a command runs with what it imports and is given, and writes nothing into the checkout', async () => {
  write(
    'tooling/cli/commands/greeting.tsx',
    `export const greeting = (name: string) => <p lang="la">Salve {name}</p>;`,
  );
  write(
    'tooling/cli/commands/greet.ts',
    `import { greeting } from './greeting';
export const main = async ([name]: string[]) => console.log(greeting(name).type, name, process.env.NODE_ENV);`,
  );
  const before = await filesBelow(checkout);
  await expect(run('greet', 'Ada')).resolves.toBe('p Ada production');
  expect(await filesBelow(checkout)).toEqual(before);
});

test('an error names the line of the file that it comes from', async () => {
  write('tooling/cli/commands/fail.ts', `interface Unused {\n  a: string;\n}\n\nthrow new Error('it went wrong');`);
  const said = await run('fail');
  expect(said).toContain('Error: it went wrong');
  expect(said).toContain('fail.ts:5');
});

test('a command with an error of syntax is refused without a stack, with file and line', async () => {
  write('tooling/cli/commands/fail.ts', `console.log('well'`);
  expect(await run('fail')).toMatch(
    /^'fail' cannot begin: Transform failed with 1 error:\n.*fail\.ts:1:\d+: ERROR: .*$/,
  );
});

test('a command that is not there is refused in one sentence', async () => {
  expect(await run('unknown')).toMatch(/^'unknown' cannot begin: Cannot find module .*unknown\.ts.*$/);
});
