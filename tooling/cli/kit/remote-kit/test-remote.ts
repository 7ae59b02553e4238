import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';

const packages = createRequire(import.meta.url);

/** Runs jest in the folder of a remote, with the preset of the kit, and resolves to its exit code. */
export function testRemote(folder: string, args: readonly string[]): Promise<number> {
  const config = JSON.stringify({ preset: '@otherfolk/remote-kit', rootDir: folder });
  const child = spawn(process.execPath, [packages.resolve('jest/bin/jest'), '--config', config, ...args], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test' },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
