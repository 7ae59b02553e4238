import path from 'node:path';
import { paths } from '../../src/contract/paths';
import { OVERRIDE_PAGE } from '../../src/contract/rendering';
import type { LocalDay } from '../../src/domain/local-day';
import { findingLine } from '../../src/check/finding';
import { listFiles } from '../content/list-files';
import { filesBelow } from '../files/files-below';
import { diskReader, isServedFile } from '../serve/catalogue-folder';
import { SERVICE_WORKER, type Deployment } from '../serve/deployment';
import { atOnce } from './at-once';
import type { OutWriter } from './out-writer';
import { pageFile, publicPages } from './public-pages';

const PAGES_AT_ONCE = 8;
const FILES_AT_ONCE = 16;

/** A page that no catalogue has: '-' is no id (DATA-CONTRACT 1). */
const UNKNOWN_PAGE = paths.character('-');

const BUILDS = /^(assets|remotes|\.releases)\//;

export interface SiteToExport {
  deployment: Deployment;
  /** Real path of the catalogue. */
  catalogue: string;
  /** Of canonical addresses; empty where none is known. */
  origin: string;
  today: LocalDay;
}

/** Files of the builds and of the catalogue by their paths in the export. */
async function filesToCopy({ deployment, catalogue }: SiteToExport): Promise<Map<string, string>> {
  const copies = new Map<string, string>();
  for (const [prefix, folder] of deployment.folders) {
    for (const file of await filesBelow(folder)) copies.set(prefix.slice(1) + path.relative(folder, file), file);
  }
  const { files, findings } = await listFiles(catalogue);
  for (const finding of findings) console.warn(findingLine(finding));
  for (const file of [...files.keys()].filter(isServedFile)) copies.set(`data/${file}`, path.join(catalogue, file));
  return copies;
}

/** Writes a whole site as static files; resolves to the number of its pages. Rejects with one clear sentence. */
export async function exportSite(site: SiteToExport, writer: OutWriter): Promise<number> {
  const { deployment, origin, today } = site;
  const read = diskReader(site.catalogue);
  const render = (url: string) => deployment.renderPage({ url, origin, today, read });
  const urls = await publicPages(read);
  let pages = 0;

  async function writePage(url: string): Promise<void> {
    const { rendered, html } = await render(url);
    if (!rendered) return console.warn(`${url} is left out: it cannot be rendered ahead of time.`);
    await writer.write(pageFile(url), html);
    pages++;
  }

  // What pages ask for comes before them: the folder may be one that is being served.
  await atOnce(FILES_AT_ONCE, await filesToCopy(site), ([file, source]) => writer.copy(file, source));
  await writer.write('remotes.json', `${JSON.stringify(deployment.registry, null, 2)}\n`);
  if (deployment.serviceWorker) await writer.write(SERVICE_WORKER, deployment.serviceWorker);
  await atOnce(PAGES_AT_ONCE, urls, writePage);
  await writer.write(OVERRIDE_PAGE.slice(1), (await render(OVERRIDE_PAGE)).html);
  await writer.write('404.html', (await render(UNKNOWN_PAGE)).html);
  // Builds of earlier releases stay: tabs that are open still ask for their chunks, and a rollback needs them.
  await writer.removeEarlier((file) => !BUILDS.test(file));
  return pages;
}
