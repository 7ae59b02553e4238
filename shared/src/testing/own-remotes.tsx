import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { acceptDeclarations } from '../contract/accept-declarations';
import { CONTRACT_VERSION } from '../contract/contract-version';
import { DECLARATION_FILE } from '../contract/federation-names';
import { remoteTable } from '../contract/remote-table';

const ROOT = path.join(__dirname, '../../..');

const found = readdirSync(ROOT)
  .filter((folder) => folder.startsWith('mfe-'))
  .map((folder) => {
    const declared = JSON.parse(readFileSync(path.join(ROOT, folder, DECLARATION_FILE), 'utf8')) as { id: string };
    return [declared.id, { ...declared, contract: CONTRACT_VERSION }] as const;
  });

/** The declarations of the remotes of this repository, as a site with all of them has them. */
export const ownDeclarations = acceptDeclarations(Object.fromEntries(found), CONTRACT_VERSION).declarations;

/** The remotes of this repository. */
export const ownRemotes = remoteTable(ownDeclarations);
