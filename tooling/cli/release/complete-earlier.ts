import { releaseIn } from '@otherfolk/shared/contract/release-in';
import { isRemoteId } from '@otherfolk/shared/contract/remote-id';
import { releaseOf } from '@otherfolk/webpack/build-record';
import type { FinishedBuild } from '../export/site/deployment';
import type { Site } from '../export/site/site';
import { buildBefore } from './deployed-builds';
import { beginRollback, type PendingRollback, pendingRollback } from './pending-rollback';
import { appendToLog, liveShell, type LogEntry, readLog, standing } from './release-log';
import { liveRemote, readRemotesFile, switchRemote } from './remotes-file';
import { storedBuild } from './stored-builds';

/** Switches a remote whose rollback was interrupted before. */
async function completeRollback(site: Site, { id, release }: PendingRollback): Promise<void> {
  if (id === 'shell' || (await liveRemote(site, id)) === release) return;
  const build = storedBuild(site, id, release);
  if (build) await switchRemote(site, id, build);
}

/** Remotes are switched before the log says so: an end between the two must not lose what is live. */
async function logLiveRemotes(site: Site): Promise<void> {
  const log = await readLog(site);
  const at = new Date().toISOString();
  const missing: LogEntry[] = [];
  for (const [id, url] of Object.entries(await readRemotesFile(site))) {
    const release = releaseIn(url);
    const isLogged = log.findLast((entry) => entry.id === id)?.release === release;
    // Somebody may have written a line by hand.
    if (!isRemoteId(id) || isLogged || !storedBuild(site, id, release)) continue;
    const back = standing(log, id).includes(release);
    missing.push({ id, release, at, ...(back && { back }) });
  }
  await appendToLog(site, missing);
}

/**
 * Completes what an earlier release or rollback left half done. To be called by whoever holds the lock of the site, before all else.
 * Resolves to the rollback whose end nobody has heard of.
 */
export async function completeEarlier(site: Site): Promise<PendingRollback | undefined> {
  const pending = await pendingRollback(site);
  if (pending) await completeRollback(site, pending);
  await logLiveRemotes(site);
  return pending;
}

/** The shell that was live before; told again before `endRollback`, the same one. */
export async function shellToRollBackTo(site: Site): Promise<FinishedBuild> {
  const pending = await completeEarlier(site);
  const chosen = pending?.id === 'shell' ? storedBuild(site, 'shell', pending.release) : undefined;
  if (chosen) return chosen;
  const build = await buildBefore(site, 'shell');
  const instead = liveShell(await readLog(site))?.release ?? 'none';
  await beginRollback(site, { id: 'shell', release: releaseOf(build.record), instead });
  return build;
}
