import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { fromRoot } from '@otherfolk/system/from-root';
import { filesNamed, type TestOptions } from './test-options';

/** More than the paths of all suites take. */
const MAX_LIST_BYTES = 16 * 1024 * 1024;

async function unitSuites(): Promise<string[]> {
  const jest = fromRoot('node_modules/jest/bin/jest.js');
  const options = { cwd: fromRoot(), maxBuffer: MAX_LIST_BYTES };
  const { stdout } = await promisify(execFile)(process.execPath, [jest, '--listTests', '--json'], options);
  return (JSON.parse(stdout) as string[]).map((file) => path.relative(fromRoot(), file));
}

async function browserSpecs(): Promise<string[]> {
  const names = await readdir(fromRoot('e2e/tests'));
  return names.filter((name) => name.endsWith('.spec.ts')).map((name) => `e2e/tests/${name}`);
}

/** The test files that are asked for, by their paths in the repository. Rejects with one sentence where there are none. */
export async function findTests({ unit, browser, name }: TestOptions): Promise<{ units: string[]; specs: string[] }> {
  const units = unit ? filesNamed(await unitSuites(), name) : [];
  const specs = browser ? filesNamed(await browserSpecs(), name) : [];
  if (units.length + specs.length === 0) throw new Error(`No test file has '${name}' in its path.`);
  return { units, specs };
}
