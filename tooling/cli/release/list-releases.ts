import { releaseIn } from '@otherfolk/shared/contract/release-in';
import { buildIds } from '@otherfolk/webpack/workspaces';
import type { Site } from '../export/site/site';
import { liveShell, readLog, standing } from './release-log';
import { readRemotesFile } from './remotes-file';

/** What is live and what was, a line for each: the live one first, then what a rollback would lead to, then what was taken back. */
export async function listReleases(site: Site): Promise<string[]> {
  const log = await readLog(site);
  const registry = await readRemotesFile(site);
  const ids = [...new Set([...buildIds, ...Object.keys(registry)])];
  return ids.flatMap((id) => {
    const live = id === 'shell' ? liveShell(log)?.release : registry[id] && releaseIn(registry[id]);
    if (!live) return [`${id}: none is live`];
    const own = log.filter((entry) => entry.id === id);
    const since = (release: string) => own.findLast((entry) => entry.release === release)?.at ?? 'an unknown time';
    const stands = standing(log, id, live);
    const takenBack = new Set(own.map(({ release }) => release).filter((release) => !stands.includes(release)));
    return [
      `${id}: ${live}, live since ${since(live)}`,
      ...stands
        .slice(0, -1)
        .reverse()
        .map((release) => `  before it: ${release}, released ${since(release)}`),
      ...[...takenBack].map((release) => `  taken back: ${release}, released ${since(release)}`),
    ];
  });
}
