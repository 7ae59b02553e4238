import path from 'node:path';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { silentProgress, type StartProgress } from '@otherfolk/shared/catalogue/progress';
import { findingLine } from '@otherfolk/shared/check/finding';
import { RELEASES_FILE } from '@otherfolk/shared/contract/releases';
import { derivedIds } from '@otherfolk/shared/derived/derived-folders';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { contentHash } from '@otherfolk/system/content-hash';
import { filesBelow } from '@otherfolk/system/files-below';
import { whenStill } from '@otherfolk/system/when-still';
import type { DerivationCache } from '../../derive/cache/derivation-cache';
import type { FileList } from '../../derive/catalogue/list-files';
import { readRedirects } from '../../derive/catalogue/read-redirects';
import { type PublicFiles, publicFilesOf, publicReader } from '../../derive/guarded/public-files';
import { SplitCatalogue } from '../../derive/guarded/split-catalogue';
import { type GuardedFrom, stageBundle, type StagedBundle } from '../../derive/guarded/stage-bundle';
import { type Deployment, SERVICE_WORKER } from '../site/deployment';
import type { OutWriter } from '../site/out-writer';
import { calendarFiles } from './calendar-files';
import { CatalogueSnapshot } from './catalogue-snapshot';
import { DATA } from './data-folder';
import { leftOut } from './left-out';
import { pageKey } from './page-key';
import { type PageRecord, readPageRecord } from './page-record';
import { type Doubt, pageFile, publicPages } from './public-pages';
import { redirectPages } from './redirect-pages';
import { refusedMentions } from './refused-mentions';
import { crawlerFiles } from './sitemap';
import { type Copies, stageCopies } from './stage-copies';
import { stageDerived } from './stage-derived';
import { stagePages } from './stage-pages';
import type { StagedFiles } from './staged-files';
import { type UntouchedOutputs, untouchedOutputs } from './untouched-outputs';

const REGISTRY = 'remotes.json';

/** Builds of earlier releases stay: tabs that are open still ask for their chunks, and a rollback needs them. */
const BUILDS = /^(assets|remotes)\//;

export interface SiteToExport {
  deployment: Deployment;
  /** Real path of the catalogue. */
  catalogue: string;
  /** The origin of canonical addresses; empty where none is known. */
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
  /** The files of the catalogue, where they are known. */
  list?: FileList | undefined;
}

/** Files of the builds, by their paths in the site. */
async function filesOfBuilds({ folders }: Deployment): Promise<Map<string, string>> {
  const builds = new Map<string, string>();
  for (const [prefix, folder] of folders) {
    for (const file of await filesBelow(folder)) builds.set(prefix.slice(1) + path.relative(folder, file), file);
  }
  return builds;
}

/** What could not be looked at, of which nobody knows what lies there. */
const doubtsOf = ({ findings }: SplitCatalogue): Doubt[] =>
  findings.map((finding) => ({
    below: finding.file === '.' ? DATA : DATA + finding.file,
    reason: findingLine(finding),
  }));

/** What is known of an export before its pages are made. */
interface Known {
  split: SplitCatalogue;
  /** What visitors may know of the files that are not derived. */
  own: PublicFiles;
  /** The last export's. */
  earlier: PageRecord;
  outputs: UntouchedOutputs;
  staged: StagedFiles;
  isLeftOut: (file: string) => boolean;
}

async function readCatalogue({ catalogue, cache, startProgress, list }: SiteToExport) {
  const split = await SplitCatalogue.read(catalogue, undefined, cache, startProgress, list);
  for (const finding of split.findings) console.warn(findingLine(finding));
  const own = await publicFilesOf(catalogue, split, ['files']);
  await Promise.all(derivedIds.map((id) => split.derivedFor('', id)));
  return { split, own };
}

/** Derives what the site has beside the files of the catalogue, and stages its pages. */
async function makePages(site: SiteToExport, known: Known) {
  const { split, own, earlier, outputs, staged, isLeftOut } = known;
  const { deployment, catalogue, origin, today, startProgress = silentProgress } = site;
  const derived = await stageDerived(split, known);
  const visible: PublicFiles = { ...own, cut: new Map([...own.cut, ...derived.leftOut]), placed: derived.placed };
  const read = publicReader(visible);
  const served = new Map([...split.files].filter(([file]) => own.whole.has(file) || own.cut.has(file)));
  const hashesOfCut = Array.from(own.cut, ([file, text]) => [file, contentHash(text)] as const);
  const hashes = new Map([...hashesOfCut, ...derived.hashes]);
  const snapshot = new CatalogueSnapshot(served, hashes, own.cut.get(catalogueFiles.imageIndex) ?? '', earlier);
  const { urls, sitemapPages, doubts } = await publicPages(read, deployment);
  const wanted = urls.filter((url) => !isLeftOut(pageFile(url)));
  const context = { origin, today, startProgress };
  const key = await pageKey(deployment, context, read);
  const toStage = {
    deployment,
    catalogue: visible,
    key,
    snapshot,
    record: earlier,
    outputs,
    staged,
    ...context,
  };
  // Other threads render pages meanwhile: this one begins them before all else, as what else it does takes seconds.
  const [pages, calendars, mentions] = await whenStill([
    stagePages(wanted, toStage),
    calendarFiles(split.visitorReader, origin, startProgress),
    refusedMentions(catalogue, split, startProgress),
  ]);
  const inSitemap = sitemapPages.filter(({ url }) => !isLeftOut(pageFile(url)));
  const moved = redirectPages(await readRedirects(catalogue), wanted, origin);
  const texts = new Map([...own.cut].map(([file, text]) => [DATA + file, text]));
  for (const [file, text] of [...crawlerFiles(inSitemap, origin, deployment.declarations), ...calendars, ...moved])
    texts.set(file, text);
  for (const file of texts.keys()) if (isLeftOut(file)) texts.delete(file);
  const derivedFiles = Array.from(derived.placed.keys(), (file) => DATA + file);
  return { ...pages, wanted, texts, derivedFiles, doubts, mentions, sources: snapshot.sources };
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
  /** Sources by their paths in the site. */
  builds: ReadonlyMap<string, string>;
  /** Files of the catalogue and derived ones, by their paths in the site. */
  data: readonly string[];
  texts: ReadonlyMap<string, string>;
  guarded: StagedBundle;
  /** Pages, the files of the catalogue, and derived ones. */
  staged: StagedFiles;
  /** Whether a file of an earlier export may be removed. */
  mayGo: (file: string) => boolean;
  /** The record for the next export. */
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
  staged: StagedFiles,
): Promise<PreparedExport> {
  const { deployment, guarded: guardedFrom, without = [], startProgress = silentProgress } = site;
  const isLeftOut = leftOut(without);
  const { place } = staged;
  const outputs = untouchedOutputs(place);
  const earlier = await readPageRecord(place);
  const { split, own } = await readCatalogue(site);
  const isCopied = (file: string) => {
    const of = file.slice(DATA.length);
    const stamp = split.files.get(of)?.stamp;
    const isSame = stamp !== undefined && earlier.sources.get(of)?.stamp === stamp;
    return isSame && writer.earlierFiles.has(file) && outputs.isUntouched(file);
  };
  const copies = [...own.whole].flatMap((file): Copies => {
    const real = split.files.get(file)?.real;
    return real === undefined || isLeftOut(DATA + file) ? [] : [[DATA + file, real]];
  });
  const [made] = await whenStill([
    makePages(site, { split, own, earlier, outputs, staged, isLeftOut }),
    stageCopies(copies, { staged, isCopied, startProgress }),
  ]);
  const { failed, recorded, wanted, texts, derivedFiles, doubts, mentions, sources } = made;
  const builds = await filesOfBuilds(deployment);
  const guarded = await stageBundle(place, split, guardedFrom, startProgress);
  texts.set(REGISTRY, `${JSON.stringify(deployment.registry, null, 2)}\n`);
  if (deployment.serviceWorker) texts.set(SERVICE_WORKER, deployment.serviceWorker);
  const files = new Set([...builds.keys(), ...texts.keys(), ...guarded.files.keys(), ...staged.files, RELEASES_FILE]);
  const mayGo = (file: string) => !BUILDS.test(file) && !guarded.keeps(file);
  const gone = [...writer.earlierFiles].filter((file) => !files.has(file) && mayGo(file) && !isLeftOut(file));
  const problems = [...failed, ...lostByMistake(gone, [...doubts, ...doubtsOf(split)]), ...mentions];
  if (problems.length > 0)
    throw new Error(
      `${problems.join('\n')}\nNothing has changed. Mend what is named, or say --without <url> for each page that is to go.`,
    );
  await writer.claim([...files], (file) => staged.isThere(file));
  const record = { ...recorded, sources };
  return {
    ...{ pages: wanted.length, builds, data: [...copies.map(([file]) => file), ...derivedFiles] },
    ...{ texts, guarded, staged, mayGo, record, startProgress },
  };
}
