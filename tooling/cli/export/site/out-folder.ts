import { mkdir } from 'node:fs/promises';
import { overlap, realPathOf } from '@otherfolk/system/folder-paths';
import { fromRoot } from '@otherfolk/system/from-root';
import { buildIds, workspaceOf } from '@otherfolk/webpack/workspaces';
import { recordsOf } from './site';

/** What must neither lie in an export nor hold one. */
const SOURCE = ['shared', 'tooling', 'docs', ...buildIds.map(workspaceOf), 'e2e', 'data', 'node_modules', '.git'].map(
  (name) => fromRoot(name),
);

/**
 * Makes the folder of an export where it is missing; resolves to its real path. Rejects with one clear sentence where an export, or
 * what lies beside it, would mix with the catalogue, with members' accounts or with the source of this repository.
 */
export async function openOutFolder(out: string, catalogue: string, accounts: string): Promise<string> {
  const real = await realPathOf(out).catch((error: Error) => {
    throw new Error(`${out} cannot be written into: ${error.message}.`, { cause: error });
  });
  const mixesWith = async (folder: string) => (await overlap(real, folder)) || (await overlap(recordsOf(real), folder));
  if (await mixesWith(catalogue))
    throw new Error(`${out} and the catalogue ${catalogue} lie in each other: choose another folder for the export.`);
  if (await mixesWith(accounts))
    throw new Error(
      `${out} and the accounts folder ${accounts} lie in each other: choose another folder for the export.`,
    );
  for (const source of SOURCE) {
    if (await mixesWith(source))
      throw new Error(`${out} and the source of this repository lie in each other: choose another folder.`);
  }
  await mkdir(real, { recursive: true }).catch((error: Error) => {
    throw new Error(`${out} cannot be made: ${error.message}.`, { cause: error });
  });
  return real;
}
