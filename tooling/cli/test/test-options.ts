import { parseOptionsAndWords } from '../command-line/parse-options';

const USAGE = 'npm test [-- <name>], npm run test:unit [-- <name>], npm run test:e2e [-- <name>]';

/** Which tests a command line asks for. */
export interface TestOptions {
  /** Types, lint, format, catalogue: they have no names. */
  checks: boolean;
  unit: boolean;
  browser: boolean;
  /** A part of the paths of the files with the tests that are wanted; undefined for all. */
  name: string | undefined;
}

/** Throws one sentence, with the usage, for what it does not understand. */
export function testOptions(args: string[]): TestOptions {
  const known = { unit: { type: 'boolean' }, e2e: { type: 'boolean' } } as const;
  const { values, positionals } = parseOptionsAndWords(args, known, USAGE);
  const { unit = false, e2e = false } = values;
  const [name, ...more] = positionals;
  if (more.length > 0) throw new Error(`One name at a time, not ${positionals.join(', ')}; usage: ${USAGE}`);
  if (name === '') throw new Error(`An empty name names no test; usage: ${USAGE}`);
  const isOfOneKind = unit !== e2e;
  return { checks: !isOfOneKind && name === undefined, unit: unit || !e2e, browser: e2e || !unit, name };
}

/** The files whose paths contain the name; all of them without one. */
export const filesNamed = (files: readonly string[], name = ''): string[] =>
  files.filter((file) => file.replaceAll('\\', '/').includes(name));
