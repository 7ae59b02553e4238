import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { releaseIn } from '@otherfolk/shared/contract/release-in';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import { releaseOf } from '@otherfolk/webpack/build-record';
import { browserFolder, type FinishedBuild, manifestUrlOf } from '../export/site/deployment';
import type { Site } from '../export/site/site';

const registrySchema = v.record(v.string(), v.string());

const fileOf = ({ folder }: Site) => path.join(folder, 'remotes.json');

/** Whatever lines it has, known or not; none where there is no such file. Rejects with one sentence for what is no registry. */
export async function readRemotesFile(site: Site): Promise<Record<string, string>> {
  const text = await readFile(fileOf(site), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw new Error(`${fileOf(site)} cannot be read: ${error.message}.`, { cause: error });
  });
  try {
    return v.parse(registrySchema, JSON.parse(text));
  } catch (error) {
    throw new Error(`${fileOf(site)} is no list of remotes: mend it, or export anew.`, { cause: error });
  }
}

/** The release of a remote that is live. */
export async function liveRemote(site: Site, id: string): Promise<string | undefined> {
  const url = (await readRemotesFile(site))[id];
  return url && releaseIn(url);
}

/** Changes one line: from now on pages load this build. */
export async function switchRemote(site: Site, id: string, build: FinishedBuild): Promise<void> {
  const folderUrl = build.record.url ?? site.urlOf(id, releaseOf(build.record));
  const url = manifestUrlOf(folderUrl, browserFolder(build));
  const registry = { ...(await readRemotesFile(site)), [id]: url };
  await writeFileAtomically(fileOf(site), `${JSON.stringify(registry, null, 2)}\n`);
}

/** Takes the line of a remote away; its files stay. False where there was none. */
export async function removeRemote(site: Site, id: string): Promise<boolean> {
  const { [id]: line, ...others } = await readRemotesFile(site);
  if (line === undefined) return false;
  await writeFileAtomically(fileOf(site), `${JSON.stringify(others, null, 2)}\n`);
  return true;
}
