import path from 'node:path';
import { silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import { findingLine } from '@otherfolk/shared/check/finding';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { filesBelow } from '@otherfolk/system/files-below';
import { readRedirects } from '../catalogue/read-redirects';
import type { DerivationCache } from '../derived/derivation-cache';
import { type PublicFiles, publicFilesOf, publicReader } from '../guarded/public-files';
import { SplitCatalogue } from '../guarded/split-catalogue';
import { type GuardedFrom, stageBundle, type StagedBundle } from '../guarded/stage-bundle';
import { type Deployment, SERVICE_WORKER } from '../site/deployment';
import type { OutWriter } from '../site/out-writer';
import { calendarFiles } from './calendar-files';
import { CatalogueSnapshot } from './catalogue-snapshot';
import { leftOut } from './left-out';
import { OutputStamps } from './output-stamps';
import { type PageRecord, readPageRecord, writePageRecord } from './page-record';
import { type Doubt, pageFile, publicPages } from './public-pages';
import { redirectPages } from './redirect-pages';
import { refusedMentions } from './refused-mentions';
import { crawlerFiles } from './sitemap';
import { stagePages } from './stage-pages';
import type { StagedPages } from './staged-pages';

const REGISTRY = 'remotes.json';
const DATA = 'data/';

/** Builds of earlier releases stay: tabs that are open still ask for their chunks, and a rollback needs them. */
const BUILDS = /^(assets|remotes)\//;

export interface SiteToExport {
  deployment: Deployment;
  /** Real path of the catalogue. */
  catalogue: string;
  /** Of canonical addresses; empty where none is known. */
  origin: string;
  today: LocalDay;
  /** Where the encrypted files come from that visitors may not read; without it, the site has none. */
  guarded?: GuardedFrom | undefined;
  /** URLs of pages and files that the site is to do without, on purpose. */
  without?: readonly string[];
  /** Tells of what takes long; without it, nothing does. */
  startProgress?: StartProgress | undefined;
  /** What was derived of the catalogue before. */
  cache?: DerivationCache | undefined;
}

interface Copies {
  /** Sources by their paths in the export. */
  builds: Map<string, string>;
  data: Map<string, string>;
  /** Files of which visitors may know a part, by their paths in the export. */
  texts: Map<string, string>;
  /** Files of the catalogue that could not be looked at. */
  doubts: Doubt[];
}

async function filesToCopy(deployment: Deployment, split: SplitCatalogue, visible: PublicFiles): Promise<Copies> {
  const builds = new Map<string, string>();
  for (const [prefix, folder] of deployment.folders) {
    for (const file of await filesBelow(folder)) builds.set(prefix.slice(1) + path.relative(folder, file), file);
  }
  for (const finding of split.findings) console.warn(findingLine(finding));
  const data = [...visible.whole].flatMap((file) => {
    const real = split.files.get(file)?.real;
    return real === undefined ? [] : [[DATA + file, real] as const];
  });
  const doubts = split.findings.map((finding) => ({
    below: finding.file === '.' ? DATA : DATA + finding.file,
    reason: findingLine(finding),
  }));
  const texts = new Map([...visible.cut].map(([file, text]) => [DATA + file, text]));
  return { builds, data: new Map(data), texts, doubts };
}

/** Files that earlier exports wrote, that this one would remove, and that may be missing by mistake: a sentence for each reason. */
function lostByMistake(gone: readonly string[], doubts: readonly Doubt[]): string[] {
  return doubts.flatMap(({ below, reason }) => {
    const files = gone.filter((file) => file === below || file.startsWith(below.endsWith('/') ? below : `${below}/`));
    const more = files.length > 1 ? ` and ${files.length - 1} more` : '';
    return files.length > 0 ? [`${reason}, so ${files[0]}${more} would go`] : [];
  });
}

/** A site that is ready to be written: nothing of it is missing, and its places are claimed. */
export interface PreparedExport {
  pages: number;
  /** Each group comes before the next: the folder may be one that is being served, and pages ask for all of the others. */
  copies: ReadonlyMap<string, string>[];
  texts: ReadonlyMap<string, string>;
  guarded: StagedBundle;
  staged: StagedPages;
  outputs: OutputStamps;
  /** Files of the site that are copies of what they were copied from already. */
  isCopied: (file: string) => boolean;
  /** Whether a file of an earlier export may be removed. */
  mayGo: (file: string) => boolean;
  /** For the next export, but for the stamps of what this one writes. */
  record: PageRecord;
  startProgress: StartProgress;
}

/**
 * Renders a whole site beside its folder. Rejects with one clear sentence, and nothing that was there has changed, where a page that
 * should be there cannot be had, or where files of somebody else are in the way.
 */
export async function prepareExport(
  site: SiteToExport,
  writer: OutWriter,
  staged: StagedPages,
): Promise<PreparedExport> {
  const {
    deployment,
    catalogue,
    origin,
    today,
    guarded: guardedFrom,
    without = [],
    startProgress = silentProgress,
    cache,
  } = site;
  const isLeftOut = leftOut(without);
  const split = await SplitCatalogue.read(catalogue, undefined, cache, startProgress);
  const visible = await publicFilesOf(catalogue, split);
  const { builds, data, texts, doubts: ofFiles } = await filesToCopy(deployment, split, visible);
  for (const files of [data, texts]) for (const file of files.keys()) if (isLeftOut(file)) files.delete(file);
  const earlier = await readPageRecord(staged.place);
  const read = publicReader(visible);
  const served = new Map([...split.files].filter(([file]) => visible.whole.has(file) || visible.cut.has(file)));
  const snapshot = await CatalogueSnapshot.take(served, visible.cut, read, earlier);
  const { urls, sitemapPages, doubts } = await publicPages(read, deployment.publicPages);
  const wanted = urls.filter((url) => !isLeftOut(pageFile(url)));
  const outputs = new OutputStamps(staged.place, earlier.outputs);
  const context = { origin, today, startProgress };
  const toStage = { deployment, catalogue: visible, read, snapshot, record: earlier, outputs, staged, ...context };
  const { failed, recorded } = await stagePages(wanted, toStage);
  const guarded = await stageBundle(staged.place, split, guardedFrom, startProgress);
  texts.set(REGISTRY, `${JSON.stringify(deployment.registry, null, 2)}\n`);
  if (deployment.serviceWorker) texts.set(SERVICE_WORKER, deployment.serviceWorker);
  const inSitemap = sitemapPages.filter(({ url }) => !isLeftOut(pageFile(url)));
  const moved = redirectPages(await readRedirects(catalogue), wanted, origin);
  const derived = [
    ...crawlerFiles(inSitemap, origin),
    ...(await calendarFiles(read, origin, { cache, startProgress })),
    ...moved,
  ];
  for (const [file, text] of derived) if (!isLeftOut(file)) texts.set(file, text);
  const files = new Set([...builds.keys(), ...data.keys(), ...texts.keys(), ...guarded.files.keys(), ...staged.files]);
  const mayGo = (file: string) => !BUILDS.test(file) && !guarded.keeps(file);
  const gone = [...writer.earlierFiles].filter((file) => !files.has(file) && mayGo(file) && !isLeftOut(file));
  const problems = [
    ...failed.map((url) => `${url} cannot be rendered`),
    ...lostByMistake(gone, [...doubts, ...ofFiles]),
    ...(await refusedMentions(catalogue, split, startProgress)),
  ];
  if (problems.length > 0)
    throw new Error(
      `${problems.join('\n')}\nNothing has changed. Mend what is named, or say --without <url> for each page that is to go.`,
    );
  await writer.claim([...files]);
  const isCopied = (file: string) => {
    const stamp = served.get(file.slice(DATA.length))?.stamp;
    const isSame = stamp !== undefined && earlier.sources.get(file.slice(DATA.length))?.stamp === stamp;
    return isSame && data.has(file) && outputs.isUntouched(file);
  };
  const record = { ...recorded, sources: snapshot.sources, outputs: new Map<string, string>() };
  return {
    ...{ pages: wanted.length, copies: [builds, data], texts, guarded, staged },
    ...{ outputs, isCopied, mayGo, record, startProgress },
  };
}

type Told = (count: number) => void;

async function writeFiles(prepared: PreparedExport, writer: OutWriter, told: Told): Promise<void> {
  const { copies, texts, guarded, staged, isCopied } = prepared;
  // Before what may ask for them, and before the keys that open them.
  for (const [file, source] of guarded.files) {
    await writer.move(file, source);
    told(1);
  }
  await guarded.writeKeys();
  for (const group of copies) {
    for (const [file, source] of group) {
      if (isCopied(file)) writer.keep(file);
      else await writer.copy(file, source);
      told(1);
    }
  }
  for (const [file, text] of texts) await writer.write(file, text);
  await staged.publishAll(writer, told);
}

/** Writes a prepared site, and removes what earlier exports wrote and this one does not have. */
export async function writeExport(prepared: PreparedExport, writer: OutWriter): Promise<void> {
  const { copies, guarded, staged, outputs, mayGo, record, startProgress } = prepared;
  const files = [...copies.flatMap((group) => [...group.keys()]), ...staged.files];
  const progress = startProgress('writing files', files.length + guarded.files.size);
  await writeFiles(prepared, writer, progress.add).finally(progress.end);
  writer.removeEarlier(mayGo);
  // Last: whoever is killed before finds the record of what was there.
  await writePageRecord(staged.place, { ...record, outputs: outputs.take(files) });
}
