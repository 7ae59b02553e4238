import { fromRoot } from './from-root';

/** Node runs it with a file in TypeScript, and what that is given. */
export const TYPESCRIPT_RUNNER = fromRoot('tooling/system/run-typescript.mjs');
