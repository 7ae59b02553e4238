import { releaseOf } from '@otherfolk/webpack/build-record';
import type { FinishedBuild } from '../export/site/deployment';
import { OutWriter } from '../export/site/out-writer';
import { refuseMissing, type Site, withSiteLock } from '../export/site/site';
import { refuseIncompatible } from './compatibility';
import { completeEarlier } from './complete-earlier';
import { buildBefore, deployedShell } from './deployed-builds';
import { beginRollback, endRollback } from './pending-rollback';
import { appendToLog } from './release-log';
import { liveRemote, switchRemote } from './remotes-file';
import { publicFilesOf, storeBuild } from './stored-builds';

export interface Switch {
  id: string;
  release: string;
  /** Undefined where it was live already, and nothing changed. */
  instead?: string | undefined;
}

async function goLive(site: Site, id: string, build: FinishedBuild, back: boolean): Promise<Switch> {
  const release = releaseOf(build.record);
  const instead = await liveRemote(site, id);
  if (instead === release) return { id, release };
  await switchRemote(site, id, build);
  await appendToLog(site, [{ id, release, at: new Date().toISOString(), ...(back && { back }) }]);
  return { id, release, instead: instead ?? 'none' };
}

/** Adds a release of a remote to a site and switches to it. Rejects with one sentence, and nothing has changed, where it does not fit. */
export async function releaseRemote(site: Site, id: string, build: FinishedBuild): Promise<Switch> {
  await refuseMissing(site);
  await deployedShell(site);
  return withSiteLock(site, async () => {
    await completeEarlier(site);
    await endRollback(site);
    refuseIncompatible(id, build.record, (await deployedShell(site)).record);
    // One that is broken is found before anything is written.
    await liveRemote(site, id);
    const writer = await OutWriter.open(site);
    await writer.claim((await publicFilesOf(id, build)).map(([file]) => file));
    await storeBuild(writer, site, id, build).finally(() => writer.close());
    return goLive(site, id, build, false);
  });
}

/**
 * Switches a remote back to what was live before. Until `endRollback`, the same again completes this one, where it was interrupted, and
 * goes no further back.
 */
export async function rollBackRemote(site: Site, id: string): Promise<Switch> {
  await refuseMissing(site);
  await deployedShell(site);
  return withSiteLock(site, async () => {
    const completed = await completeEarlier(site);
    if (completed?.id === id) return { ...completed, id };
    const live = await liveRemote(site, id);
    const build = await buildBefore(site, id, live);
    refuseIncompatible(id, build.record, (await deployedShell(site)).record);
    await beginRollback(site, { id, release: releaseOf(build.record), instead: live ?? 'none' });
    return goLive(site, id, build, true);
  });
}
