import path from 'node:path';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { findingLine } from '@otherfolk/shared/check/finding';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { filesBelow } from '@otherfolk/system/files-below';
import { diskReader, isServed } from '../catalogue/catalogue-folder';
import { imageIndexIfCompleted } from '../catalogue/complete-image-index';
import { type ListedFile, listFiles } from '../catalogue/list-files';
import { silentProgress, type StartProgress } from '../command-line/progress';
import { type Deployment, SERVICE_WORKER } from '../site/deployment';
import type { OutWriter } from '../site/out-writer';
import { CatalogueSnapshot } from './catalogue-snapshot';
import { leftOut } from './left-out';
import { OutputStamps } from './output-stamps';
import { type PageRecord, readPageRecord, writePageRecord } from './page-record';
import { type Doubt, pageFile, publicPages } from './public-pages';
import { refusedMentions } from './refused-mentions';
import { stagePages } from './stage-pages';
import type { StagedPages } from './staged-pages';

const REGISTRY = 'remotes.json';
const DATA = 'data/';
const IMAGE_INDEX = DATA + catalogueFiles.imageIndex;

/** Builds of earlier releases stay: tabs that are open still ask for their chunks, and a rollback needs them. */
const BUILDS = /^(assets|remotes)\//;

const mayGo = (file: string) => !BUILDS.test(file);

export interface SiteToExport {
  deployment: Deployment;
  /** Real path of the catalogue. */
  catalogue: string;
  /** Of canonical addresses; empty where none is known. */
  origin: string;
  today: LocalDay;
  /** URLs of pages and files that the site is to do without, on purpose. */
  without?: readonly string[];
  /** Tells of what takes long; without it, nothing does. */
  startProgress?: StartProgress | undefined;
}

interface Copies {
  /** Sources by their paths in the export. */
  builds: Map<string, string>;
  data: Map<string, string>;
  /** Files of the catalogue that the site hands out, by their paths inside it. */
  served: Map<string, ListedFile>;
  /** Files of the catalogue that could not be looked at. */
  doubts: Doubt[];
}

async function filesToCopy({ deployment, catalogue }: SiteToExport): Promise<Copies> {
  const builds = new Map<string, string>();
  for (const [prefix, folder] of deployment.folders) {
    for (const file of await filesBelow(folder)) builds.set(prefix.slice(1) + path.relative(folder, file), file);
  }
  const { files, findings } = await listFiles(catalogue);
  for (const finding of findings) console.warn(findingLine(finding));
  const served = new Map([...files].filter(([file, { real }]) => isServed(catalogue, file, real)));
  const data = new Map([...served].map(([file, { real }]) => [DATA + file, real]));
  const doubts = findings.map((finding) => ({
    below: finding.file === '.' ? DATA : DATA + finding.file,
    reason: findingLine(finding),
  }));
  return { builds, data, served, doubts };
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
  staged: StagedPages;
  outputs: OutputStamps;
  /** Files of the site that are copies of what they were copied from already. */
  isCopied: (file: string) => boolean;
  /** For the next export, but for the stamps of what this one writes. */
  record: PageRecord;
  startProgress: StartProgress;
}

/** What the next export has to know of the catalogue. */
const sourcesOf = (snapshot: CatalogueSnapshot): PageRecord['sources'] =>
  new Map([...snapshot.files].map(([file, { stamp }]) => [file, { stamp, hash: snapshot.hashOf(file) || undefined }]));

/**
 * Renders a whole site beside its folder. Rejects with one clear sentence, and nothing that was there has changed, where a page that
 * should be there cannot be had, or where files of somebody else are in the way.
 */
export async function prepareExport(
  site: SiteToExport,
  writer: OutWriter,
  staged: StagedPages,
): Promise<PreparedExport> {
  const { deployment, catalogue, origin, today, without = [], startProgress = silentProgress } = site;
  const isLeftOut = leftOut(without);
  const { builds, data, served, doubts: ofFiles } = await filesToCopy(site);
  for (const file of data.keys()) if (isLeftOut(file)) data.delete(file);
  const earlier = await readPageRecord(staged.place);
  const read = diskReader(catalogue);
  const snapshot = await CatalogueSnapshot.take(served, read, earlier);
  const imageIndex = await imageIndexIfCompleted(catalogue, data.get(IMAGE_INDEX));
  const { urls, doubts } = await publicPages(read, deployment.publicPages);
  const wanted = urls.filter((url) => !isLeftOut(pageFile(url)));
  const outputs = new OutputStamps(staged.place, earlier.outputs);
  const context = { origin, today, startProgress };
  const toStage = { deployment, catalogue, read, snapshot, record: earlier, outputs, staged, ...context };
  const { failed, key, pages } = await stagePages(wanted, toStage);
  const texts = new Map([[REGISTRY, `${JSON.stringify(deployment.registry, null, 2)}\n`]]);
  if (imageIndex !== undefined && !isLeftOut(IMAGE_INDEX)) {
    data.delete(IMAGE_INDEX);
    texts.set(IMAGE_INDEX, imageIndex);
  }
  if (deployment.serviceWorker) texts.set(SERVICE_WORKER, deployment.serviceWorker);
  const files = new Set([...builds.keys(), ...data.keys(), ...texts.keys(), ...staged.files]);
  const gone = [...writer.earlierFiles].filter((file) => !files.has(file) && mayGo(file) && !isLeftOut(file));
  const problems = [
    ...failed.map((url) => `${url} cannot be rendered`),
    ...lostByMistake(gone, [...doubts, ...ofFiles]),
    ...(await refusedMentions(catalogue, served, read)),
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
  const record = { key, sources: sourcesOf(snapshot), outputs: new Map<string, string>(), pages };
  return { pages: wanted.length, copies: [builds, data], texts, staged, outputs, isCopied, record, startProgress };
}

type Told = (count: number) => void;

async function writeFiles(prepared: PreparedExport, writer: OutWriter, told: Told): Promise<void> {
  const { copies, texts, staged, isCopied } = prepared;
  for (const group of copies) {
    for (const [file, source] of group) {
      if (isCopied(file)) writer.keep(file);
      else await writer.copy(file, source);
      told(1);
    }
  }
  for (const [file, text] of texts) await writer.write(file, text);
  for (const file of staged.files) {
    await staged.publish(file, writer);
    told(1);
  }
}

/** Writes a prepared site, and removes what earlier exports wrote and this one does not have. */
export async function writeExport(prepared: PreparedExport, writer: OutWriter): Promise<void> {
  const { copies, staged, outputs, record, startProgress } = prepared;
  const files = [...copies.flatMap((group) => [...group.keys()]), ...staged.files];
  const progress = startProgress('writing files', files.length);
  await writeFiles(prepared, writer, progress.add).finally(progress.end);
  writer.removeEarlier(mayGo);
  // Last: whoever is killed before finds the record of what was there.
  await writePageRecord(staged.place, { ...record, outputs: outputs.take(files) });
}
