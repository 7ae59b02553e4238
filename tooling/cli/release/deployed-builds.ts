import { releaseIn } from '@otherfolk/shared/contract/release-in';
import { isRemoteId } from '@otherfolk/shared/contract/remote-id';
import type { BuildId } from '@otherfolk/webpack/workspaces';
import type { FinishedBuild } from '../export/site/deployment';
import { fetchRemote } from '../export/site/remote-from';
import type { Site } from '../export/site/site';
import { liveShell, readLog, standing } from './release-log';
import { readRemotesFile } from './remotes-file';
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

/** The build of a line in `remotes.json`. One of another host that was written there by hand is fetched. */
async function buildOfLine(site: Site, id: string, url: string): Promise<FinishedBuild> {
  const build = storedBuild(site, id, releaseIn(url));
  if (build) return build;
  if (/^https?:.*#/.test(url)) return fetchRemote(url);
  throw new Error(`The remote '${id}' that is live (${url}) has no files in ${site.folder}: release it first.`);
}

/** The remotes that are live, but for these. Rejects with one sentence where the files of one are not there. */
export async function liveRemotes(site: Site, but: ReadonlySet<string>): Promise<[string, FinishedBuild][]> {
  const lines = Object.entries(await readRemotesFile(site)).filter(([id]) => isRemoteId(id) && !but.has(id));
  return Promise.all(
    lines.map(async ([id, url]): Promise<[string, FinishedBuild]> => [id, await buildOfLine(site, id, url)]),
  );
}

/** The remotes that are live, as far as their files are in the site. */
export async function knownLiveRemotes(site: Site): Promise<Map<string, FinishedBuild>> {
  const lines = Object.entries(await readRemotesFile(site));
  return new Map(
    lines.flatMap(([id, url]) => {
      const build = storedBuild(site, id, releaseIn(url));
      return build ? [[id, build] as const] : [];
    }),
  );
}
