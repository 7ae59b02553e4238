import { releaseOf } from '@otherfolk/webpack/build-record';
import type { BuildId } from '@otherfolk/webpack/workspaces';
import type { FinishedBuild } from '../export/site/deployment';
import type { Site } from '../export/site/site';
import { deployedShell } from './deployed-builds';
import { liveShell, readLog, standing } from './release-log';
import type { NewBuilds } from './release-site';
import { liveRemote } from './remotes-file';

export interface ChangedBuilds {
  /** What is to be released: the remotes that changed, and the shell that pages are rendered with. */
  builds: NewBuilds;
  /** A sentence for each part that is not as it is live. */
  sentences: string[];
}

/**
 * Compares what is built with what is live. A build that was taken back is not released again by itself: somebody decided so.
 * Rejects with one sentence where there is no shell yet.
 */
export async function changedBuilds(site: Site, built: ReadonlyMap<BuildId, FinishedBuild>): Promise<ChangedBuilds> {
  const log = await readLog(site);
  const builds: NewBuilds = { shell: await deployedShell(site) };
  const sentences: string[] = [];
  for (const [id, build] of built) {
    const release = releaseOf(build.record);
    const live = id === 'shell' ? liveShell(log)?.release : await liveRemote(site, id);
    if (release === live) continue;
    const wasLive = log.some((entry) => entry.id === id && entry.release === release);
    if (wasLive && !standing(log, id, live).includes(release)) {
      sentences.push(`${id} ${release} was taken back, and stays so until '${id}' is released by its name`);
    } else {
      builds[id] = build;
      sentences.push(`${id} ${release} is live, instead of ${live ?? 'none'}`);
    }
  }
  return { builds, sentences };
}
