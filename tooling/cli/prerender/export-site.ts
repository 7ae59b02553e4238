import path from 'node:path';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { findingLine } from '@otherfolk/shared/check/finding';
import { paths } from '@otherfolk/shared/contract/paths';
import { OVERRIDE_PAGE } from '@otherfolk/shared/contract/rendering';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { filesBelow } from '@otherfolk/system/files-below';
import { diskReader, servedFile } from '../catalogue/catalogue-folder';
import { imageIndexIfCompleted } from '../catalogue/complete-image-index';
import { listFiles } from '../catalogue/list-files';
import { type Deployment, SERVICE_WORKER } from '../site/deployment';
import type { OutWriter } from '../site/out-writer';
import { repeat } from './attribute-console';
import { leftOut } from './left-out';
import { mapConcurrent } from './map-concurrent';
import type { PageJob } from './page-job';
import { type Doubt, pageFile, publicPages } from './public-pages';
import { renderPages } from './render-pages';
import type { StagedPages } from './staged-pages';

const FILES_AT_ONCE = 16;
const REGISTRY = 'remotes.json';
const IMAGE_INDEX = `data/${catalogueFiles.imageIndex}`;

/** Pages that show what a browser is told, or that no catalogue has: '-' is no id. */
const BARE_PAGES: readonly PageJob[] = [
  { url: OVERRIDE_PAGE, file: OVERRIDE_PAGE.slice(1), mayBeBare: true },
  { url: paths.character('-'), file: '404.html', mayBeBare: true },
];

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
}

interface Copies {
  /** Sources by their paths in the export. */
  builds: Map<string, string>;
  data: Map<string, string>;
  /** Files of the catalogue that could not be looked at. */
  doubts: Doubt[];
}

async function filesToCopy({ deployment, catalogue }: SiteToExport): Promise<Copies> {
  const [builds, data] = [new Map<string, string>(), new Map<string, string>()];
  for (const [prefix, folder] of deployment.folders) {
    for (const file of await filesBelow(folder)) builds.set(prefix.slice(1) + path.relative(folder, file), file);
  }
  const { files, findings } = await listFiles(catalogue);
  for (const finding of findings) console.warn(findingLine(finding));
  const sources = await mapConcurrent(FILES_AT_ONCE, files.keys(), async (file) => ({
    file,
    source: await servedFile(catalogue, file),
  }));
  for (const { file, source } of sources) if (source) data.set(`data/${file}`, source);
  const doubts = findings.map((finding) => ({
    below: finding.file === '.' ? 'data/' : `data/${finding.file}`,
    reason: findingLine(finding),
  }));
  return { builds, data, doubts };
}

/** Renders every page into the staging folder. Resolves to the URLs of those that cannot be rendered, and to all doubts. */
async function stagePages(
  { deployment, catalogue, origin, today }: SiteToExport,
  isLeftOut: (file: string) => boolean,
  staged: StagedPages,
): Promise<{ failed: string[]; doubts: Doubt[]; pages: number }> {
  const { urls, doubts } = await publicPages(diskReader(catalogue), deployment.publicPages);
  const wanted = urls.map((url): PageJob => ({ url, file: pageFile(url) })).filter(({ file }) => !isLeftOut(file));
  const context = { origin, today, place: staged.place };
  const jobs = [...wanted, ...BARE_PAGES];
  const rendered = await renderPages({ deployment, catalogue, context, jobs, onRendered: () => undefined });
  for (const { files, said } of rendered) {
    repeat(said);
    for (const file of files) staged.add(file);
  }
  const failed = rendered.filter(({ isDone }) => !isDone).map(({ url }) => url);
  return { failed, doubts, pages: wanted.length };
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
  const { deployment, without = [] } = site;
  const isLeftOut = leftOut(without);
  const { builds, data, doubts: ofFiles } = await filesToCopy(site);
  for (const file of data.keys()) if (isLeftOut(file)) data.delete(file);
  const imageIndex = await imageIndexIfCompleted(site.catalogue, data.get(IMAGE_INDEX));
  const { failed, doubts, pages } = await stagePages(site, isLeftOut, staged);
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
  ];
  if (problems.length > 0)
    throw new Error(
      `${problems.join('\n')}\nNothing has changed. Mend what is named, or say --without <url> for each page that is to go.`,
    );
  await writer.claim([...files]);
  return { pages, copies: [builds, data], texts, staged };
}

/** Writes a prepared site, and removes what earlier exports wrote and this one does not have. */
export async function writeExport({ copies, texts, staged }: PreparedExport, writer: OutWriter): Promise<void> {
  for (const group of copies) await mapConcurrent(FILES_AT_ONCE, group, ([file, source]) => writer.copy(file, source));
  for (const [file, text] of texts) await writer.write(file, text);
  await mapConcurrent(FILES_AT_ONCE, staged.files, (file) => staged.publish(file, writer));
  await writer.removeEarlier(mayGo);
}
