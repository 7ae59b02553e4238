// Runs a file in TypeScript: `node tooling/system/run-typescript.mjs <file> [its arguments]`.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { importTypeScript } from './import-typescript.mjs';

// The file finds its arguments where it would alone.
process.argv.splice(1, 1);
await importTypeScript(pathToFileURL(path.resolve(process.argv[1])));
