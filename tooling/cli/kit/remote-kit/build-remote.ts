import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@otherfolk/shared/contract/contract-version';
import { filesBelow } from '@otherfolk/system/files-below';
import { type BuildRecord, releaseOf } from '@otherfolk/webpack/build-record';
import { compile, refuseErrors } from '@otherfolk/webpack/compile';
import { writeIntegrity } from '@otherfolk/webpack/manifest-integrity';
import { requestedRanges } from '@otherfolk/webpack/singletons';
import { ownConfigurations } from './preset';
import type { RemoteProject } from './remote-project';

export const RECORD_FILE = 'release.json';

const PUBLIC_PAGES = 'pages/public-pages.cjs';
const FOR_NODE = ['node/remote.cjs', PUBLIC_PAGES];

/** A release of a remote in a folder. */
export interface Release {
  folder: string;
  record: BuildRecord;
}

/** A hash over all files of a folder and their names: the same code is the same release. */
async function contentHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await filesBelow(folder)).sort()) {
    hash.update(path.relative(folder, file).split(path.sep).join('/')).update('\0');
    hash.update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Puts the files of all builds as a site stores them: those for browsers at the top, the others beside in folders. */
function layOut({ output }: RemoteProject['part'], folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(output, 'browser'), folder, { recursive: true });
  for (const name of ['node', 'pages'])
    if (existsSync(path.join(output, name)))
      cpSync(path.join(output, name), path.join(folder, name), { recursive: true });
}

/** Builds a remote for production into `dist/<version>-<fingerprint>/`. Rejects with the compiler's messages. */
export async function buildRemote(project: RemoteProject): Promise<Release> {
  const { part, version } = project;
  rmSync(part.output, { recursive: true, force: true });
  const outcomes = await compile(await ownConfigurations(project, 'production'));
  refuseErrors(outcomes);
  const staged = path.join(part.output, 'release');
  layOut(part, staged);
  const files = FOR_NODE.filter((name) => existsSync(path.join(staged, name)));
  const record: BuildRecord = {
    version,
    fingerprint: await contentHash(staged),
    contract: CONTRACT_VERSION,
    singletons: requestedRanges(part.versions),
    scripts: [],
    styles: [],
    fonts: outcomes.flatMap(({ fonts }) => fonts),
    hasPublicPages: files.includes(PUBLIC_PAGES),
    hasTypes: false,
  };
  writeFileSync(path.join(staged, RECORD_FILE), `${JSON.stringify(record, null, 2)}\n`);
  // A site that takes the release from its address knows by the manifest that all of it is what was built.
  writeIntegrity(staged, [RECORD_FILE, ...files]);
  const folder = path.join(part.folder, 'dist', releaseOf(record));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.dirname(folder), { recursive: true });
  renameSync(staged, folder);
  rmSync(part.output, { recursive: true });
  return { folder, record };
}
