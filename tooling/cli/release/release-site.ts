import type { StartProgress } from '@otherfolk/shared/catalogue/progress';
import { releaseIn } from '@otherfolk/shared/contract/release-in';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import type { TargetKind } from '@otherfolk/webpack/backend-target';
import { releaseOf } from '@otherfolk/webpack/build-record';
import type { BuildId } from '@otherfolk/webpack/workspaces';
import type { DerivationCache } from '../derive/cache/derivation-cache';
import type { FileList } from '../derive/catalogue/list-files';
import type { GuardedFrom } from '../derive/guarded/stage-bundle';
import { prepareExport } from '../export/prerender/prepare-export';
import { StagedFiles } from '../export/prerender/staged-files';
import { writeExport } from '../export/prerender/write-export';
import { type Deployment, type FinishedBuild, readDeployment } from '../export/site/deployment';
import { OutWriter } from '../export/site/out-writer';
import { renderedNow } from '../export/site/releases-of';
import { type Site, withSiteLock } from '../export/site/site';
import { refuseIncompatible } from './compatibility';
import { completeEarlier } from './complete-earlier';
import { liveRemotes } from './deployed-builds';
import { endRollback } from './pending-rollback';
import { prepareOneState } from './prepare-one-state';
import { noteOfRendering, publishReleases } from './publish-releases';
import { appendToLog, liveShell, type LogEntry, readLog } from './release-log';
import type { Releaser } from './releaser';
import { readRemotesFile } from './remotes-file';
import { storeBuild } from './stored-builds';

/** What the pages of a site are rendered for. */
export interface Pages {
  /** Real path of the catalogue. */
  catalogue: string;
  /** The origin of canonical addresses; empty where none is known. */
  origin: string;
  kind: TargetKind;
  /** Where the files come from that members alone may read; without it, the catalogue. Only a site with members has them. */
  guarded?: GuardedFrom;
  /** The URL that pages report violations of their policy to. */
  reports?: string | undefined;
  today: LocalDay;
  /** URLs of pages and files that the site is to do without, on purpose. */
  without?: readonly string[];
  /** Tells of what takes long; without it, nothing does. */
  startProgress?: StartProgress;
  /** What was derived of the catalogue before. */
  cache?: DerivationCache;
}

/** What of a site is new; the rest is what is live. */
export type NewBuilds = Partial<Record<BuildId, FinishedBuild>>;

function entriesOf(builds: Map<BuildId, FinishedBuild>, log: LogEntry[], live: Record<string, string>, pages: Pages) {
  const at = new Date().toISOString();
  return [...builds].flatMap(([id, { record }]): LogEntry[] => {
    const release = releaseOf(record);
    if (id !== 'shell') return live[id] && releaseIn(live[id]) === release ? [] : [{ id, release, at }];
    const { origin, kind, reports } = pages;
    const before = liveShell(log);
    const isSame =
      before?.release === release &&
      before.pages?.origin === origin &&
      before.pages.kind === kind &&
      before.pages.reports === reports;
    return isSame ? [] : [{ id, release, at, pages: { origin, kind, ...(reports && { reports }) } }];
  });
}

interface SiteReleaseOptions extends Releaser {
  /** Whether it takes a release back. */
  back?: boolean;
  /** Whether files of somebody else in the folder are replaced. */
  adopt?: boolean;
}

/** What a release of a whole site came to. */
export interface SiteRelease {
  pages: number;
  written: number;
  unchanged: number;
  removed: number;
}

/** What a release writes into a site, and for what. */
interface Releasing extends SiteReleaseOptions {
  fresh: NewBuilds;
  pages: Pages;
}

interface Writing extends Pick<Releasing, 'pages' | 'adopt'> {
  builds: ReadonlyMap<BuildId, FinishedBuild>;
  deployment: Deployment;
}

async function writeSite(site: Site, writing: Writing): Promise<SiteRelease> {
  const { builds, deployment, pages, adopt } = writing;
  const { kind, guarded: from = { from: 'catalogue', ifChanged: false } } = pages;
  const guarded = kind === 'hosted' ? from : undefined;
  const { catalogue } = pages;
  const prepare = async (list?: FileList) => {
    const writer = await OutWriter.open(site, { adopt });
    const staged = await StagedFiles.open(site);
    const end = async () => {
      await writer.close();
      await staged.clear();
    };
    try {
      return { prepared: await prepareExport({ deployment, ...pages, guarded, list }, writer, staged), writer, end };
    } catch (error) {
      await end();
      throw error;
    }
  };
  const discard = ({ end }: Awaited<ReturnType<typeof prepare>>) => end();
  // The data of a site change with its releases alone, and this one holds the lock.
  const { prepared, writer, end } = await (from.from === 'site'
    ? prepare()
    : prepareOneState({ catalogue, prepare, discard }));
  try {
    for (const [id, build] of builds) await storeBuild(writer, site, id, build);
    await writeExport(prepared, writer);
    return { pages: prepared.pages, written: writer.written, unchanged: writer.unchanged, removed: writer.removed };
  } finally {
    await end();
  }
}

/** Throws one sentence where the site would do without one of its remotes as a whole. */
function refuseLeftOut({ registry, problems }: Deployment, ids: readonly string[]): void {
  const lost = problems.filter(({ remote }) => ids.includes(remote) && !registry[remote]);
  if (lost.length === 0) return;
  const reasons = lost.map(({ remote, problem }) => `'${remote}': ${problem}`).join('; ');
  throw new Error(`Not every remote can be released. ${reasons}. Nothing has changed.`);
}

async function releaseInto(site: Site, { fresh, pages, back, adopt, by, source }: Releasing): Promise<SiteRelease> {
  const kept = await liveRemotes(site, new Set(Object.keys(fresh)));
  const builds = new Map([...(Object.entries(fresh) as [BuildId, FinishedBuild][]), ...kept]);
  const shell = builds.get('shell');
  if (!shell) throw new Error('A site needs a shell.');
  const ids = [...builds.keys()].filter((id) => id !== 'shell');
  for (const id of ids) {
    const remote = builds.get(id);
    if (remote) refuseIncompatible(id, remote.record, shell.record);
  }
  const log = await readLog(site);
  const live = await readRemotesFile(site);
  const read = readDeployment({
    ...{ buildOf: (id) => builds.get(id), ids, urlOf: site.urlOf, reports: pages.reports, loadsRenderer: false },
  });
  refuseLeftOut(read, Object.keys(fresh));
  // Lines of remotes that the site does without stay: they are the owner's.
  const deployment = { ...read, registry: { ...live, ...read.registry } };
  const release = await writeSite(site, { builds, deployment, pages, ...(adopt !== undefined && { adopt }) });
  const entries = entriesOf(builds, log, live, pages);
  await appendToLog(
    site,
    entries.map((entry) => ({ ...entry, ...(by && { by }), ...(back && { back }) })),
  );
  const now = renderedNow(shell.record, deployment.registry);
  const hasWritten = release.written + release.removed > 0;
  await publishReleases(site, { ...(source && { source }) }, await noteOfRendering(site, now, hasWritten));
  return release;
}

/**
 * Writes a site with what is new in it: builds first, then the registry, and the pages that ask for them last. Rejects with one
 * sentence, and nothing has changed, where shell and remotes do not fit together, and where a page cannot be rendered.
 */
export async function releaseSite(
  site: Site,
  choose: (site: Site) => Promise<NewBuilds> | NewBuilds,
  pages: Pages,
  { back = false, adopt = false, ...releaser }: SiteReleaseOptions = {},
): Promise<SiteRelease> {
  return withSiteLock(site, async () => {
    if (!back) {
      await completeEarlier(site);
      await endRollback(site);
    }
    const fresh = await choose(site);
    return releaseInto(site, { fresh, pages, back, adopt, ...releaser });
  });
}
