import type { BuildId } from '@otherfolk/webpack/workspaces';
import { remoteIds } from '@otherfolk/webpack/workspaces';
import type { FinishedBuild } from '../export/site/deployment';
import type { Site } from '../export/site/site';
import { liveShell, readLog, standing } from './release-log';
import { readRemotesFile, releaseIn } from './remotes-file';
import { storedBuild } from './stored-builds';

/** The shell that stands in the folder. Rejects with one sentence where there is none. */
export async function deployedShell(site: Site): Promise<FinishedBuild> {
  const entry = liveShell(await readLog(site));
  const build = entry && storedBuild(site, 'shell', entry.release);
  if (!build)
    throw new Error(`There is no shell in ${site.folder} that a remote could be released to: release it first.`);
  return build;
}

/** The release that was live before, with its files. Rejects with one sentence where there is none. */
export async function buildBefore(site: Site, id: BuildId, live?: string): Promise<FinishedBuild> {
  const before = standing(await readLog(site), id, live).at(-2);
  if (!before) throw new Error(`There is no release of '${id}' before the one that is live.`);
  const build = storedBuild(site, id, before);
  if (!build) throw new Error(`The files of '${id}' ${before} are not in ${site.folder} any more.`);
  return build;
}

/** The remotes that are live. Rejects with one sentence where the files of one are not there. */
export async function liveRemotes(site: Site, ids: readonly string[] = remoteIds): Promise<[string, FinishedBuild][]> {
  const registry = await readRemotesFile(site);
  return ids.flatMap((id): [string, FinishedBuild][] => {
    const url = registry[id];
    if (!url) return [];
    const build = storedBuild(site, id, releaseIn(url));
    if (!build)
      throw new Error(`The remote '${id}' that is live (${url}) has no files in ${site.folder}: release it first.`);
    return [[id, build]];
  });
}
