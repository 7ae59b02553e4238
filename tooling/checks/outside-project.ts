import { execFile } from 'node:child_process';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const TSCONFIG = {
  compilerOptions: {
    strict: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    target: 'es2022',
    noEmit: true,
    types: [],
    // The documents of Module Federation give this path.
    paths: { '*': ['./@mf-types/*'] },
  },
  include: ['use.ts'],
};

/**
 * Makes a project outside of this repository that uses a remote by its manifest's address and is a file of TypeScript. It has the packages of
 * `packages`, but none of this repository's own.
 */
export async function makeOutsideProject(
  folder: string,
  { packages, remote, manifest, use }: { packages: string; remote: string; manifest: string; use: string },
): Promise<void> {
  const own = path.join(folder, 'node_modules');
  await mkdir(own);
  for (const name of (await readdir(packages)).filter((each) => each !== '@otherfolk' && !each.startsWith('.')))
    await symlink(path.join(packages, name), path.join(own, name));
  const config = {
    name: 'outside',
    remotes: { [remote]: `otherfolk_${remote}@${manifest}` },
    dts: { generateTypes: false, consumeTypes: { abortOnError: true } },
  };
  const files = {
    'package.json': JSON.stringify({ name: 'outside', type: 'module' }),
    'tsconfig.json': JSON.stringify(TSCONFIG),
    'module-federation.config.js': `export default ${JSON.stringify(config)};`,
    'use.ts': use,
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
}

const run = (folder: string, script: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [path.join(folder, 'node_modules', script), ...args], { cwd: folder });

/** Fetches the types of its remote, as the command of Module Federation does it, and resolves to what the compiler says of its file. */
export async function compileOutsideProject(folder: string): Promise<string> {
  await run(
    folder,
    '@module-federation/enhanced/bin/mf.js',
    'dts',
    '--generate',
    'false',
    '--config',
    'module-federation.config.js',
  );
  return run(folder, 'typescript/bin/tsc', '-p', '.').then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
}
