import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import type { RemoteDeclaration } from '@otherfolk/shared/contract/declaration';
import { DECLARATION_FILE } from '@otherfolk/shared/contract/federation-names';
import { readDeclaration } from '@otherfolk/shared/contract/read-declaration';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { Part } from '@otherfolk/webpack/part';
import type { SingletonVersions } from '@otherfolk/webpack/singletons';

/** A remote in a folder of its own. */
export interface RemoteProject {
  /** The version that its package.json gives. */
  version: string;
  declaration: RemoteDeclaration;
  part: Part;
}

const SOURCE = 'src/remote.ts';
const VERSION = /^\d+\.\d+\.\d+(-[0-9a-z.-]+)?$/i;

/** The part of `lent.json` of the contract that a build needs. */
interface Lent {
  contract: number;
  singletons: SingletonVersions;
}

function jsonIn(folder: string, name: string): unknown {
  const file = path.join(folder, name);
  if (!existsSync(file)) throw new Error(`There is no ${name} in ${folder}: run this in the folder of a remote.`);
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${name} is no JSON: ${messageOf(cause)}.`, { cause });
  }
}

function lentTo(folder: string): Lent {
  const require = createRequire(path.join(folder, 'package.json'));
  const lent = require('@otherfolk/contract/lent.json') as Lent;
  if (lent.contract !== CONTRACT_VERSION)
    throw new Error(
      `@otherfolk/contract is of contract ${lent.contract}, and @otherfolk/remote-kit of contract ${CONTRACT_VERSION}: ` +
        'install both from one kit.',
    );
  return lent;
}

/** The declaration of a remote. Throws a sentence for each part of it that a site would refuse or leave out. */
function declarationIn(folder: string): RemoteDeclaration {
  const declared = jsonIn(folder, DECLARATION_FILE) as { id?: unknown };
  const id = String(declared.id);
  if (id === 'shell') throw new Error(`${DECLARATION_FILE}: 'shell' is the name of the shell.`);
  const { declaration, problems } = readDeclaration(id, { ...declared, contract: CONTRACT_VERSION }, CONTRACT_VERSION);
  if (problems.length > 0 || !declaration)
    throw new Error(problems.map((problem) => `${DECLARATION_FILE}: ${problem}.`).join('\n'));
  return declaration;
}

/** Opens the remote in a folder. Throws one clear sentence for each thing that is not as it has to be. */
export function openProject(folder: string): RemoteProject {
  const declaration = declarationIn(folder);
  const { version = '' } = jsonIn(folder, 'package.json') as { version?: string };
  if (!VERSION.test(version))
    throw new Error(`The version in package.json is '${version}', which is none such as 1.0.0.`);
  for (const file of [SOURCE, 'tsconfig.json'])
    if (!existsSync(path.join(folder, file))) throw new Error(`There is no ${file} in ${folder}.`);
  const { singletons } = lentTo(folder);
  return {
    version,
    declaration,
    part: {
      id: declaration.id,
      folder,
      root: folder,
      output: path.join(folder, '.otherfolk/build'),
      typescript: path.join(folder, 'tsconfig.json'),
      versions: singletons,
    },
  };
}
