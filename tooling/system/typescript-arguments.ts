import { pathToFileURL } from 'node:url';
import { fromRoot } from './from-root';

/** The arguments before a file in TypeScript that Node runs. */
export const TYPESCRIPT_ARGUMENTS = [
  '--import',
  pathToFileURL(fromRoot('tooling/system/register-typescript.mjs')).href,
] as const;
