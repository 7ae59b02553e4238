import { isCatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { catalogueFiles, DATA_PATH } from '@otherfolk/shared/catalogue/catalogue-files';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { readSite } from '@otherfolk/shared/catalogue/read-site';
import { paths } from '@otherfolk/shared/contract/paths';
import type { PublicCatalogue } from '@otherfolk/shared/contract/public-pages';
import { type Mount, mounts, mountsOf, remoteIds } from '@otherfolk/shared/contract/remotes';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import type { Deployment } from '../site/deployment';

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
 * A catalogue may do without a list, and an entry may be malformed: then the list is read as far as it goes, with a reason for
 * doubt. One that is broken is another matter: it would take all its pages away.
 */
async function listed<T extends { id: string }>(
  read: ReadJson,
  readList: (read: ReadJson) => Promise<T[]>,
): Promise<{ items: T[]; doubt?: string }> {
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
    return { items, ...(lost !== 0 && { doubt: `${file} has ${lost} entries that cannot be read` }) };
  } catch (error) {
    if (!isCatalogueError(error)) throw error;
    if (error.kind !== 'not-ok') throw broken(error, 'a list in JSON');
    console.warn(`There is no ${error.path}: its pages are left out.`);
    return { items: [], doubt: `there is no ${error.path}` };
  }
}

/** Whether a URL is a mount's own, such as `/plots`. */
const isFirstPage = (url: string) => mounts.has(url.slice(1) as Mount);

/** What a site consists of. Rejects with one sentence for a broken list, and for a broken `site.json`. */
export async function publicPages(read: ReadJson, lists: Deployment['publicPages'] = new Map()): Promise<PublicPages> {
  const { release, doubts } = await releaseOf(read);
  const ofRemotes: string[] = [];
  for (const id of remoteIds) {
    const list = lists.get(id);
    const doubtAll = (reason: string) => doubts.push(...mountsOf(id).map((mount) => ({ below: `${mount}/`, reason })));
    const catalogue: PublicCatalogue = {
      visible: async (readList) => {
        const { items, doubt } = await listed(read, readList);
        if (doubt) doubtAll(doubt);
        return visibleItems(items, VISITOR, release);
      },
    };
    if (list) ofRemotes.push(...(await list(catalogue)));
    else doubtAll(`no release of '${id}' that is live lists its pages`);
  }
  const urls = new Set([paths.home, ...ofRemotes.filter(isFirstPage), paths.changelog, paths.privacy, ...ofRemotes]);
  return { urls: [...urls], doubts };
}

/** Where a static host looks for a page: `/plots` is `plots/index.html`. */
export const pageFile = (url: string) => `${url.slice(1)}${url.endsWith('/') ? '' : '/'}index.html`;
