/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { compileHint } from './compile-hint';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'hint-'))));
afterEach(() => rmSync(folder, { recursive: true }));

async function build(): Promise<void> {
  writeFileSync(path.join(folder, 'page.js'), "'use strict'; /* why */ globalThis.page = () => 1;");
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: { main: './page.js', firebase: './page.js' },
    output: { path: folder, filename: '[name].[contenthash].out.js' },
    plugins: [compileHint()],
  });
  await new Promise((resolve, reject) => compiler.run((error, stats) => (stats ? resolve(stats) : reject(error))));
  await new Promise((resolve) => compiler.close(resolve));
}

test.each([
  ['main', true],
  ['firebase', false],
])('the minimized script %s begins with the hint: %j', async (name, begins) => {
  await build();
  const [file = ''] = readdirSync(folder).filter((each) => each.startsWith(`${name}.`));
  expect(readFileSync(path.join(folder, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n')).toBe(begins);
});
