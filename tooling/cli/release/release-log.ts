import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { isRemoteId } from '@otherfolk/shared/contract/remote-id';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import { isTargetKind, type TargetKind } from '@otherfolk/webpack/backend-target';
import type { BuildId } from '@otherfolk/webpack/workspaces';
import type { Site } from '../export/site/site';

const entrySchema = v.object({
  id: v.custom<BuildId>(isRemoteId),
  release: v.string(),
  /** When it went live, as an ISO time. */
  at: v.string(),
  /** Whether it was live before, and the ones after it were taken back. */
  back: v.optional(v.boolean()),
  /** The name of whoever released it, where it is known. */
  by: v.optional(v.string()),
  /** What the pages of the shell were rendered for. */
  pages: v.optional(
    v.object({
      origin: v.string(),
      reports: v.optional(v.string()),
      kind: v.custom<TargetKind>((kind) => typeof kind === 'string' && isTargetKind(kind)),
    }),
  ),
});

/** One thing that went live. */
export type LogEntry = v.InferOutput<typeof entrySchema>;

const fileOf = ({ records }: Site) => path.join(records, 'log.json');

/** What went live in a folder, in order. Rejects with one sentence where the log is broken. */
export async function readLog(site: Site): Promise<LogEntry[]> {
  const text = await readFile(fileOf(site), 'utf8').catch(() => '[]');
  try {
    return v.parse(v.array(entrySchema), JSON.parse(text));
  } catch (error) {
    throw new Error(`${fileOf(site)} is no log of releases: mend it, or remove it to begin anew.`, { cause: error });
  }
}

export async function appendToLog(site: Site, entries: LogEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const log = [...(await readLog(site)), ...entries];
  await writeFileAtomically(fileOf(site), `${JSON.stringify(log, null, 2)}\n`);
}

/**
 * The releases that stand, oldest first, the live one last: what was taken back is not among them. `live` decides against the log,
 * which is written a moment after the switch.
 */
export function standing(log: LogEntry[], id: BuildId, live?: string): string[] {
  let releases: string[] = [];
  const goTo = (release: string, back: boolean) => {
    const known = back ? releases.lastIndexOf(release) : -1;
    releases = known < 0 ? [...releases, release] : releases.slice(0, known + 1);
  };
  for (const { release, back = false } of log.filter((entry) => entry.id === id)) {
    if (release !== releases.at(-1)) goTo(release, back);
  }
  if (live && live !== releases.at(-1)) goTo(live, true);
  return releases;
}

/** The shell that is live, with what its pages were rendered for. */
export const liveShell = (log: LogEntry[]): LogEntry | undefined => log.findLast(({ id }) => id === 'shell');
