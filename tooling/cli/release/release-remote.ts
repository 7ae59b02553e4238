import { RELEASES_FILE } from '@otherfolk/shared/contract/releases';
import { releaseOf } from '@otherfolk/webpack/build-record';
import type { FinishedBuild } from '../export/site/deployment';
import { OutWriter } from '../export/site/out-writer';
import { refuseMissing, type Site, withSiteLock } from '../export/site/site';
import { refuseIncompatible } from './compatibility';
import { completeEarlier } from './complete-earlier';
import { buildBefore, deployedShell, knownLiveRemotes } from './deployed-builds';
import { beginRollback, endRollback } from './pending-rollback';
import { publishReleases } from './publish-releases';
import { refuseClashes } from './refuse-clashes';
import { appendToLog } from './release-log';
import type { Releaser } from './releaser';
import { liveRemote, switchRemote } from './remotes-file';
import { publicFilesOf, storeBuild } from './stored-builds';

export interface Switch {
  id: string;
  release: string;
  /** Undefined where it was live already, and nothing changed. */
  instead?: string | undefined;
  /** What the site does without of it, a sentence each; missing where it has all of it. */
  problems?: string[];
}

interface Going extends Pick<Releaser, 'by'> {
  /** Whether it takes a release back. */
  back?: boolean;
}

async function goLive(site: Site, id: string, build: FinishedBuild, { by, back }: Going): Promise<Switch> {
  const release = releaseOf(build.record);
  const instead = await liveRemote(site, id);
  if (instead === release) return { id, release };
  await switchRemote(site, id, build);
  const at = new Date().toISOString();
  await appendToLog(site, [{ id, release, at, ...(by && { by }), ...(back && { back }) }]);
  return { id, release, instead: instead ?? 'none' };
}

/** Adds a release of a remote to a site and switches to it. Rejects with one sentence, and nothing has changed, where it does not fit. */
export async function releaseRemote(
  site: Site,
  id: string,
  build: FinishedBuild,
  releaser: Releaser = {},
): Promise<Switch> {
  await refuseMissing(site);
  await deployedShell(site);
  return withSiteLock(site, async () => {
    await completeEarlier(site);
    await endRollback(site);
    const shell = (await deployedShell(site)).record;
    refuseIncompatible(id, build.record, shell);
    const problems = refuseClashes(id, build, await knownLiveRemotes(site), shell.contract);
    // One that is broken is found before anything is written.
    await liveRemote(site, id);
    const writer = await OutWriter.open(site);
    await writer.claim([...(await publicFilesOf(id, build)).map(([file]) => file), RELEASES_FILE]);
    writer.reserve(RELEASES_FILE);
    await storeBuild(writer, site, id, build).finally(() => writer.close());
    const done = await goLive(site, id, build, releaser);
    await publishReleases(site, releaser);
    return problems.length > 0 ? { ...done, problems } : done;
  });
}

/**
 * Switches a remote back to what was live before. Until `endRollback`, the same again completes this one, where it was interrupted, and
 * goes no further back.
 */
export async function rollBackRemote(site: Site, id: string, releaser: Releaser = {}): Promise<Switch> {
  await refuseMissing(site);
  await deployedShell(site);
  return withSiteLock(site, async () => {
    const completed = await completeEarlier(site);
    if (completed?.id === id) {
      await publishReleases(site, releaser);
      return { ...completed, id };
    }
    const live = await liveRemote(site, id);
    const build = await buildBefore(site, id, live);
    refuseIncompatible(id, build.record, (await deployedShell(site)).record);
    await beginRollback(site, { id, release: releaseOf(build.record), instead: live ?? 'none' });
    const done = await goLive(site, id, build, { ...releaser, back: true });
    await publishReleases(site, releaser);
    return done;
  });
}
