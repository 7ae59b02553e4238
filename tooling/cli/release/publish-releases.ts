import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { acceptDeclarations } from '@otherfolk/shared/contract/accept-declarations';
import { releaseIn } from '@otherfolk/shared/contract/release-in';
import { parseReleases, type Releases, RELEASES_FILE, SHELL_PART } from '@otherfolk/shared/contract/releases';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';
import { releaseOf } from '@otherfolk/webpack/build-record';
import { declarationIn, filesOfShell } from '../export/site/deployment';
import { type PartHistory, releasesOf } from '../export/site/releases-of';
import type { Site } from '../export/site/site';
import { knownLiveRemotes } from './deployed-builds';
import { liveShell, type LogEntry, readLog, standing } from './release-log';
import type { Releaser } from './releaser';
import { readRemotesFile } from './remotes-file';
import { storedBuild } from './stored-builds';

const noteSchema = v.object({
  rendered: v.optional(v.object({ at: v.string(), shell: v.string(), remotes: v.record(v.string(), v.string()) })),
  source: v.optional(v.object({ repository: v.string(), workflow: v.string() })),
});

/** What the log does not know of a site: what its pages were last rendered with, and where it is released. */
type Note = v.InferOutput<typeof noteSchema>;

const noteFile = ({ records }: Site) => path.join(records, 'published.json');

/** A note that is missing or broken is begun anew. */
async function readNote(site: Site): Promise<Note> {
  try {
    return v.parse(noteSchema, JSON.parse(await readFile(noteFile(site), 'utf8')));
  } catch {
    return {};
  }
}

function historyOf(log: readonly LogEntry[], id: string, live: string | undefined): PartHistory {
  const own = log.filter((entry) => entry.id === id);
  const told = (release: string) => {
    const entry = own.findLast((each) => each.release === release);
    return { since: entry?.at, by: entry?.by };
  };
  const stands = standing([...log], id, live);
  const before = stands.slice(0, live === undefined ? undefined : -1).reverse();
  const takenBack = [...new Set(own.map(({ release }) => release))].filter((release) => !stands.includes(release));
  const named = (release: string) => ({ release, ...told(release) });
  return { ...(live && told(live)), before: before.map(named), takenBack: takenBack.map(named) };
}

/** What is told may not be told where it breaks a rule of `releases.json`: nothing is published then, and nobody is kept from releasing. */
function lawful(releases: Releases): Releases | undefined {
  try {
    return parseReleases(JSON.parse(JSON.stringify(releases)));
  } catch (error) {
    console.warn(`${RELEASES_FILE} is left as it is: the log of releases has what it cannot tell.`, error);
    return undefined;
  }
}

/**
 * Writes `releases.json` of a site from its log, its registry and its builds, so that whatever an interrupted command left untold is told
 * by the next one. To be called by whoever holds the lock of the site, after all else. `rendered`: what pages were rendered with just now.
 */
export async function publishReleases(
  site: Site,
  { source }: Releaser = {},
  rendered?: Releases['rendered'],
): Promise<void> {
  const log = await readLog(site);
  const registry = await readRemotesFile(site);
  const shell = storedBuild(site, SHELL_PART, liveShell(log)?.release ?? '');
  if (!shell) return;
  const earlier = await readNote(site);
  const note: Note = { ...earlier, ...(rendered && { rendered }), ...(source && { source }) };
  if (JSON.stringify(note) !== JSON.stringify(earlier))
    await writeFileAtomically(noteFile(site), `${JSON.stringify(note, null, 2)}\n`);
  const builds = await knownLiveRemotes(site);
  const gone = [...new Set(log.map(({ id }) => id))].filter((id) => id !== SHELL_PART && !(id in registry));
  const found = Object.fromEntries(Array.from(builds, ([id, build]) => [id, declarationIn(build)]));
  const releases = lawful(
    releasesOf({
      ...{ shell: shell.record, files: filesOfShell(shell), registry, gone, ...note },
      accepted: acceptDeclarations(found, shell.record.contract),
      records: new Map(Array.from(builds, ([id, { record }]) => [id, record])),
      historyOf: (id) => historyOf(log, id, id === SHELL_PART ? releaseOf(shell.record) : liveOf(registry, id)),
    }),
  );
  const file = path.join(site.folder, RELEASES_FILE);
  const text = `${JSON.stringify(releases, null, 2)}\n`;
  if (releases && text !== (await readFile(file, 'utf8').catch(() => ''))) await writeFileAtomically(file, text);
}

const liveOf = (registry: Readonly<Record<string, string>>, id: string) => registry[id] && releaseIn(registry[id]);

/** The note of pages that were rendered just now; the earlier one, where nothing of them changed. */
export async function noteOfRendering(
  site: Site,
  now: NonNullable<Releases['rendered']>,
  hasWritten: boolean,
): Promise<NonNullable<Releases['rendered']>> {
  const { rendered } = await readNote(site);
  const isSame = rendered && JSON.stringify({ ...rendered, at: now.at }) === JSON.stringify(now);
  return isSame && !hasWritten ? rendered : now;
}
