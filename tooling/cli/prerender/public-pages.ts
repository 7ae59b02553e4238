import { isCatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { catalogueFiles, DATA_PATH } from '@otherfolk/shared/catalogue/catalogue-files';
import { readCharacterIndex } from '@otherfolk/shared/catalogue/read-character-index';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { readLocationIndex } from '@otherfolk/shared/catalogue/read-locations';
import { readPlotVariantIndex } from '@otherfolk/shared/catalogue/read-plots';
import { readSite } from '@otherfolk/shared/catalogue/read-site';
import { paths } from '@otherfolk/shared/contract/paths';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { type Visible, visibleItems } from '@otherfolk/shared/domain/visibility';

/** Why files of a site may be missing by mistake. */
export interface Doubt {
  /** What it concerns: a file of the export, or a folder, such as `plots/`. */
  below: string;
  reason: string;
}

export interface PublicPages {
  /** The URL of every page that a visitor who is not signed in may see, each once. */
  urls: string[];
  doubts: Doubt[];
}

const broken = (error: { path: string }, what: string) =>
  new Error(`${error.path} is not ${what}: mend it, and export again.`, { cause: error });

/** The release decides what is public, so it is never guessed. Rejects with one sentence for a broken file. */
async function releaseOf(read: ReadJson): Promise<{ release: number; doubts: Doubt[] }> {
  const doubts: Doubt[] = [];
  const raw = await read(catalogueFiles.site).catch((error: unknown) => {
    if (!isCatalogueError(error)) throw error;
    if (error.kind !== 'not-ok') throw broken(error, 'JSON');
    doubts.push({ below: error.path.slice(1), reason: `there is no ${error.path}` });
    return {};
  });
  const path = DATA_PATH + catalogueFiles.site;
  if (!isJsonRecord(raw)) throw broken({ path }, 'an object');
  const { currentRelease } = raw;
  if (currentRelease !== undefined && !Number.isFinite(currentRelease))
    throw new Error(`${path} names no number as currentRelease: mend it, and export again.`);
  return { release: (await readSite(async () => raw)).currentRelease, doubts };
}

/**
 * A catalogue may do without a list, and an entry may be malformed: then the list is read as far as it goes, with a doubt. One that
 * is broken is another matter: it would take all its pages away.
 */
async function listed<T extends { id: string }>(
  read: ReadJson,
  readList: (read: ReadJson) => Promise<T[]>,
  below: string,
): Promise<{ items: T[]; doubts: Doubt[] }> {
  let entries = 0;
  let file = '';
  const counting: ReadJson = async (path) => {
    const json = await read(path);
    if (Array.isArray(json)) entries = json.length;
    file = DATA_PATH + path;
    return json;
  };
  try {
    const items = await readList(counting);
    const lost = entries - items.length;
    return { items, doubts: lost === 0 ? [] : [{ below, reason: `${file} has ${lost} entries that cannot be read` }] };
  } catch (error) {
    if (!isCatalogueError(error)) throw error;
    if (error.kind !== 'not-ok') throw broken(error, 'a list in JSON');
    console.warn(`There is no ${error.path}: its pages are left out.`);
    return { items: [], doubts: [{ below, reason: `there is no ${error.path}` }] };
  }
}

/** What a site consists of. Rejects with one sentence for a broken list, and for a broken `site.json`. */
export async function publicPages(read: ReadJson): Promise<PublicPages> {
  const { release, doubts } = await releaseOf(read);
  async function seen<T extends Visible & { id: string }>(readList: (read: ReadJson) => Promise<T[]>, url: string) {
    const list = await listed(read, readList, `${url.slice(1)}/`);
    doubts.push(...list.doubts);
    return visibleItems(list.items, VISITOR, release);
  }
  const characters = await seen(readCharacterIndex, paths.characters);
  const plots = await seen(readPlotVariantIndex, paths.plots);
  const locations = await seen(readLocationIndex, paths.locations);
  const urls = new Set([
    paths.home,
    paths.characters,
    paths.plots,
    paths.locations,
    paths.changelog,
    paths.privacy,
    ...characters.flatMap(({ coreId, id }) => [paths.character(coreId), paths.character(coreId, id)]),
    // A card's link 'Read' leads to a plot by the id of its variant alone.
    ...plots.flatMap(({ coreId, id }) => [paths.plot(coreId), paths.plot(coreId, id), paths.plot(id)]),
    ...locations.map(({ id }) => paths.location(id)),
  ]);
  return { urls: [...urls], doubts };
}

/** Where a static host looks for a page: `/plots` is `plots/index.html`. */
export const pageFile = (url: string) => `${url.slice(1)}${url.endsWith('/') ? '' : '/'}index.html`;
