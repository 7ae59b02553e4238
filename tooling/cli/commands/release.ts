import { accountsFolderOf } from '@otherfolk/local-backend';
import { localDayOf } from '@otherfolk/shared/domain/local-day';
import { type TargetKind, targetOf } from '@otherfolk/webpack/backend-target';
import { type BuildId, buildIds, ownDeclaration, remoteIds } from '@otherfolk/webpack/workspaces';
import { buildAll } from '../../webpack/build-all';
import { exitCodeOf } from '../command-line/exit-code';
import { progressOn } from '../command-line/progress';
import type { OnPurpose } from '../command-line/site-options';
import { withTerseConsole } from '../command-line/terse-console';
import type { DerivationCache } from '../derive/cache/derivation-cache';
import { withDerivationCache } from '../derive/cache/with-derivation-cache';
import { catalogueFolderOf, openCatalogueFolder } from '../derive/catalogue/catalogue-folder';
import { type FinishedBuild, lastBuild } from '../export/site/deployment';
import { openOutFolder } from '../export/site/out-folder';
import { isAddress } from '../export/site/remote-from';
import { hostingSite, moveOldRecords, recordsOf, refuseMissing, type Site, siteIn } from '../export/site/site';
import { changedBuilds } from '../release/changed-builds';
import { shellToRollBackTo } from '../release/complete-earlier';
import { deployCommands } from '../release/deploy-commands';
import { deployedShell } from '../release/deployed-builds';
import { writeHostingConfig } from '../release/hosting-config';
import { listReleases } from '../release/list-releases';
import { readLiveReleases, verifyLiveFiles } from '../release/live-site';
import { endRollback } from '../release/pending-rollback';
import { liveShell, readLog } from '../release/release-log';
import { type ReleaseOptions, releaseOptions } from '../release/release-options';
import { releaseRemote, rollBackRemote, type Switch } from '../release/release-remote';
import { type NewBuilds, type Pages, releaseSite, type SiteRelease } from '../release/release-site';
import { skewOf } from '../release/skew';
import { dropRemote, takeRemote } from '../release/take-remote';
import { writeKeys } from '../release/write-keys';

type Asked<Does> = Extract<ReleaseOptions, { does: Does }>;

const say = ({ pages, written, unchanged, removed }: SiteRelease) =>
  `${pages} pages, ${written} files written, ${unchanged} unchanged, ${removed} removed`;

const today = () => localDayOf(new Date());

const saySwitch = ({ id, release, instead }: { id: BuildId; release: string; instead?: string | undefined }) =>
  instead === undefined ? `${id} ${release} is live already` : `${id} ${release} is live, instead of ${instead}`;

/** Names what the site does without of a remote. */
function warnOf({ id, problems = [] }: Switch): void {
  for (const problem of problems) console.warn(`Remote '${id}': ${problem}.`);
}

async function kindOf(site: Site, { hosted, folder }: Asked<'release'>): Promise<TargetKind> {
  if (hosted || folder === undefined) return 'hosted';
  return liveShell(await readLog(site))?.pages?.kind ?? 'none';
}

type Choose = (site: Site, built: ReadonlyMap<BuildId, FinishedBuild>) => NewBuilds | Promise<NewBuilds>;

/** Builds what is named, and releases what is chosen of it, with the catalogue. */
async function releasePages(
  site: Site,
  options: Asked<'release'>,
  ids: readonly BuildId[],
  choose: Choose = (_, built) => Object.fromEntries(built),
): Promise<SiteRelease> {
  const catalogue = await openCatalogueFolder(catalogueFolderOf(process.env));
  const folder = await openOutFolder(site.folder, catalogue, accountsFolderOf(process.env));
  await moveOldRecords(site);
  const kind = await kindOf(site, options);
  const origin = options.origin ?? liveShell(await readLog(site))?.pages?.origin ?? site.origin ?? '';
  const reports = options.reports ?? liveShell(await readLog(site))?.pages?.reports;
  await buildAll({ target: targetOf(kind, process.env), ids, types: true });
  const built = new Map(ids.map((id) => [id, lastBuild(id, kind)] as const));
  const startProgress = progressOn(process.stderr);
  const guarded = { from: 'catalogue', ifChanged: options.id === 'changed' } as const;
  const { without } = options;
  const pages: Pages = { catalogue, origin, kind, guarded, reports, today: today(), without, startProgress };
  const real = { ...site, folder, records: recordsOf(folder) };
  return withTerseConsole(() =>
    withDerivationCache(catalogue, (cache) =>
      releaseSite(real, () => choose(real, built), { ...pages, cache }, { ...options, ...options.releaser }),
    ),
  );
}

async function releaseChanged(site: Site, options: Asked<'release'>): Promise<string> {
  // What is missing is refused before it takes a minute to build.
  await refuseMissing(site);
  await deployedShell(site);
  const sentences: string[] = [];
  const result = await releasePages(site, options, buildIds, async (real, built) => {
    const changed = await changedBuilds(real, built);
    sentences.push(...changed.sentences);
    return changed.builds;
  });
  const hasChanged = sentences.length > 0 || result.written > 0 || result.removed > 0;
  return hasChanged ? [...sentences, say(result)].join('\n') : 'Nothing has changed: what is built is live.';
}

/** Renders the pages again for what is live or was, over the data that is deployed: nothing is built, and no data change. */
async function renderAgain(
  site: Site,
  choose: () => Promise<NewBuilds>,
  { without, adopt, releaser }: OnPurpose & Pick<ReleaseOptions, 'releaser'>,
  back = false,
): Promise<string> {
  await refuseMissing(site);
  const catalogue = await openCatalogueFolder(`${site.folder}/data`);
  const { origin = '', kind = 'none', reports } = liveShell(await readLog(site))?.pages ?? {};
  const startProgress = progressOn(process.stderr);
  const guarded = { from: 'site' } as const;
  const pages = { catalogue, origin, kind, guarded, reports, today: today(), without, startProgress };
  const release = (cache: DerivationCache) =>
    releaseSite(site, choose, { ...pages, cache }, { back, adopt, ...releaser });
  return say(await withTerseConsole(() => withDerivationCache(catalogue, release)));
}

async function release(site: Site, options: Asked<'release'>): Promise<string> {
  const { id } = options;
  if (id === 'pages') return renderAgain(site, async () => ({ shell: await deployedShell(site) }), options);
  if (id === 'changed') return releaseChanged(site, options);
  if (id === 'all') return say(await releasePages(site, options, buildIds));
  if (id === 'shell') return say(await releasePages(site, options, [id]));
  // What is missing is refused before it takes a minute to build.
  await refuseMissing(site);
  // The shell alone knows of backends.
  const target = targetOf('none', process.env);
  await buildAll({ target, ids: [id], types: true });
  const switched = await releaseRemote(site, id, lastBuild(id, target.kind), options.releaser);
  warnOf(switched);
  return saySwitch(switched);
}

async function rollBack(site: Site, options: Asked<'rollback'>): Promise<string> {
  const { id } = options;
  if (id === 'shell') return renderAgain(site, async () => ({ shell: await shellToRollBackTo(site) }), options, true);
  return saySwitch(await rollBackRemote(site, id, options.releaser));
}

/** Links, sections and pages of a remote are those that pages were rendered with. */
const AGAIN = 'Pages show it when they are rendered again: npm run release -- pages';

async function take(site: Site, { id, from, folder, releaser }: Asked<'take'>): Promise<void> {
  if (folder === undefined && !isAddress(from))
    throw new Error(`Publish ${from} yourself, and name the address of its manifest: --from https://…`);
  const switched = await takeRemote(site, id, from, releaser);
  warnOf(switched);
  console.log(`${saySwitch(switched)}. ${AGAIN}`);
}

/** Compares what is built here with what is live at an address. Gives the exit code. */
async function tellSkew({ site }: Asked<'skew'>): Promise<number> {
  const live = await readLiveReleases(site);
  const target = targetOf('none', process.env);
  await buildAll({ target });
  const recordOf = (id: BuildId) => lastBuild(id, target.kind).record;
  const sentences = [
    ...skewOf(live, {
      shell: recordOf('shell'),
      remotes: Object.fromEntries(remoteIds.map((id) => [id, recordOf(id)])),
      declarations: Object.fromEntries(remoteIds.map((id) => [id, ownDeclaration(id)])),
    }),
    ...(await verifyLiveFiles(site, live)),
  ];
  console.log(
    sentences.join('\n') ||
      `What is live at ${site} and what is built here go together, and every file is what was released.`,
  );
  return sentences.length > 0 ? 1 : 0;
}

async function run(args: string[]): Promise<number | void> {
  const options = releaseOptions(args, process.env);
  if (options.does === 'skew') return tellSkew(options);
  const site = options.folder === undefined ? hostingSite() : siteIn(options.folder);
  if (options.does === 'list') {
    await refuseMissing(site);
    console.log((await listReleases(site)).join('\n'));
    return;
  }
  if (options.does === 'take') return take(site, options);
  if (options.does === 'remove') {
    await dropRemote(site, options.id, options.releaser);
    console.log(`${options.id} is taken away. ${AGAIN}`);
    return;
  }
  if (options.does === 'keys') {
    await refuseMissing(site);
    return writeKeys(site, process.env);
  }
  console.log(options.does === 'release' ? await release(site, options) : await rollBack(site, options));
  await endRollback(site);
  if (options.folder !== undefined) return;
  await writeHostingConfig(site);
  console.log(deployCommands(options).join('\n'));
}

/** Releases a part of the site alone, takes a release back, lists what is live, or writes the keys of what is not released. */
export const main = (args: string[]): Promise<number> => exitCodeOf(() => run(args));
