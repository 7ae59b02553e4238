import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fromRoot } from '@otherfolk/system/from-root';
import { packageOf } from './kit-manifest';
import { writeContractPackage } from './write-contract-package';
import { writeRemoteKitPackage } from './write-remote-kit-package';

const CREATE = fromRoot('tooling/cli/kit/create');

/** Packs the package in a folder into a tarball, and resolves to its path. */
async function packed(folder: string, to: string): Promise<string> {
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', to];
  const { stdout } = await promisify(execFile)('npm', args, { cwd: folder });
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return path.join(to, filename);
}

/** Writes the package `create-otherfolk-remote`, which brings the others along: one file is enough to begin with. */
function writeCreatePackage(folder: string, tarballs: readonly string[]): void {
  cpSync(CREATE, folder, { recursive: true });
  mkdirSync(path.join(folder, 'kit'));
  for (const tarball of tarballs) copyFileSync(tarball, path.join(folder, 'kit', path.basename(tarball)));
  const manifest = packageOf('create-otherfolk-remote', {
    description: 'Begins a remote of an Otherfolk site in a folder of its own.',
    type: 'module',
    bin: { 'create-otherfolk-remote': './create.mjs' },
  });
  writeFileSync(path.join(folder, 'package.json'), manifest);
}

/** Packs the three packages of the kit into a folder, and resolves to the paths of their tarballs. */
export async function packKit(to: string): Promise<string[]> {
  const work = mkdtempSync(path.join(tmpdir(), 'otherfolk-kit-'));
  const at = (name: string) => path.join(work, name);
  try {
    mkdirSync(to, { recursive: true });
    await writeContractPackage(at('contract'));
    await writeRemoteKitPackage(at('remote-kit'));
    const tarballs = [await packed(at('contract'), to), await packed(at('remote-kit'), to)];
    writeCreatePackage(at('create'), tarballs);
    return [...tarballs, await packed(at('create'), to)];
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
