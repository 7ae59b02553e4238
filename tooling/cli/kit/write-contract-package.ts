import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import { EXTENSION_POINTS } from '@otherfolk/shared/contract/extension-points';
import { filesBelow } from '@otherfolk/system/files-below';
import { singletonVersions } from '@otherfolk/webpack/shared-versions';
import { reportFile } from '../contract/api-report';
import { emitSources, LIBRARY } from '../contract/emit-sources';
import { rolledUpTypes } from '../contract/extract-types';
import { packageOf, versionsOf } from './kit-manifest';

const ENTRY = 'kit/contract.ts';

/** The store of the session is the page's own: a second one would never hear who signs in. */
const SESSION = /(['"])\.\.\/session\/index\1/g;

/** Writes the modules of the contract, in one of the two forms that Node and bundlers know. */
async function writeModules(folder: string, module: 'esnext' | 'commonjs'): Promise<void> {
  emitSources(ENTRY, folder, { module, verbatimModuleSyntax: false, isolatedModules: true });
  rmSync(path.join(folder, 'session'), { recursive: true });
  for (const file of await filesBelow(folder)) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(SESSION, `'@otherfolk/shared/session'`));
  }
}

/** What the contract says of types of other packages, which a roll-up leaves out. */
function augmentations(): string {
  const source = readFileSync(path.join(LIBRARY, 'contract/shell-context.ts'), 'utf8');
  const [augmentation] = /^declare module [^]*?^\}$/m.exec(source) ?? [];
  if (augmentation === undefined) throw new Error('contract/shell-context.ts no longer says what queries carry.');
  return `\n${augmentation}\n`;
}

/** The list of what a shell of this contract lends. */
const lent = {
  contract: CONTRACT_VERSION,
  singletons: singletonVersions,
  extensionPoints: EXTENSION_POINTS,
};

/** Writes the package `@otherfolk/contract` into a folder. */
export async function writeContractPackage(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await writeModules(path.join(folder, 'esm'), 'esnext');
  await writeModules(path.join(folder, 'cjs'), 'commonjs');
  const entry = ENTRY.replace(/\.ts$/, '.js');
  const manifest = packageOf('@otherfolk/contract', {
    description: 'What the shell of an Otherfolk site and a remote of it promise each other.',
    sideEffects: false,
    types: './contract.d.ts',
    exports: {
      '.': { types: './contract.d.ts', import: `./esm/${entry}`, require: `./cjs/${entry}` },
      './lent.json': './lent.json',
      './package.json': './package.json',
    },
    dependencies: versionsOf(['@types/react', 'valibot']),
    peerDependencies: versionsOf(['@tanstack/react-query', 'react', 'react-dom', 'react-router-dom']),
  });
  writeFileSync(path.join(folder, 'package.json'), manifest);
  writeFileSync(path.join(folder, 'lent.json'), `${JSON.stringify(lent, null, 2)}\n`);
  writeFileSync(path.join(folder, 'contract.d.ts'), rolledUpTypes(ENTRY) + augmentations());
  copyFileSync(reportFile(CONTRACT_VERSION), path.join(folder, `${CONTRACT_VERSION}.api.md`));
}
