import { isCatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { catalogueFiles, DATA_PATH } from '@otherfolk/shared/catalogue/catalogue-files';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { paths } from '@otherfolk/shared/contract/paths';
import type { PublicCatalogue } from '@otherfolk/shared/contract/public-pages';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { tagPath } from '@otherfolk/shared/domain/tag-address';
import { countedGroups } from '@otherfolk/shared/domain/tag-groups';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { visibleItems } from '@otherfolk/shared/domain/visibility';
import { ITEM_FOLDERS, ITEM_KINDS, type ItemFolder } from '@otherfolk/shared/kinds';
import type { ItemEntry } from '@otherfolk/shared/kinds/descriptor/item-entry';
import { indexReaderOf } from '@otherfolk/shared/kinds/item-readers';
import { readSite } from '@otherfolk/shared/kinds/site/read-site';
import type { Deployment } from '../site/deployment';
import type { SitemapPage } from './sitemap';

/** Why files of a site may be missing by mistake. */
export interface Doubt {
  /** What it concerns: a file of the export, or a folder, such as `tags/`. */
  below: string;
  reason: string;
}

export interface PublicPages {
  /** The URL of every page that a visitor who is not signed in may see, each once. */
  urls: string[];
  /** The pages that search engines should know: of several addresses of one item, the one that its page calls the true one. */
  sitemapPages: SitemapPage[];
  doubts: Doubt[];
}

type Warn = (message: string) => void;
type ReadList<T> = (read: ReadJson, warn?: Warn) => Promise<T[]>;

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
  readList: ReadList<T>,
  warn: Warn = console.warn,
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
    warn(`There is no ${error.path}: its pages are left out.`);
    return { items: [], doubt: `there is no ${error.path}` };
  }
}

/**
 * What a visitor sees of the lists, for what rests on all of them: the pages of tags, and what search engines are told. What is missing
 * or malformed there is said, and doubted, where the pages of the remotes are listed.
 */
async function listedForAll(read: ReadJson, release: number) {
  const silent = () => undefined;
  const lists = new Map<ItemFolder, ItemEntry[]>();
  for (const folder of ITEM_FOLDERS) {
    const readList: ReadList<ItemEntry> = (from) => indexReaderOf(folder).readIndex(from, silent);
    lists.set(folder, visibleItems((await listed(read, readList, silent)).items, VISITOR, release));
  }
  return lists;
}

type Lists = ReadonlyMap<ItemFolder, readonly ItemEntry[]>;

const tagUrls = (lists: Lists): string[] =>
  countedGroups([...lists.values()].flat()).flatMap(({ name: group, tags }) =>
    tags.map(({ name }) => tagPath({ group, name })),
  );

/** An item with versions has a page for each: its own address is another one of the first, as is the id of a version alone. */
function pagesOfSitemap(urls: readonly string[], lists: Lists): SitemapPage[] {
  const changedOn = new Map<string, LocalDay | undefined>();
  // The page that compares lives has nothing to tell but how it works while its address names none.
  const aliases = new Set<string>([paths.compare]);
  for (const [folder, entries] of lists) {
    const { path, versions } = ITEM_KINDS[folder];
    if (versions === 'none') continue;
    for (const { id, coreId = id, dateAdded, dateUpdated = dateAdded } of entries) {
      changedOn.set(path(coreId, id), dateUpdated);
      aliases.add(path(coreId));
      if (versions === 'by-core-id') aliases.add(path(id));
    }
  }
  return urls.filter((url) => !aliases.has(url)).map((url) => ({ url, changedOn: changedOn.get(url) }));
}

/** Whether a URL is a mount's own, such as `/locations`. */
const isFirstPage = (url: string) => !url.slice(1).includes('/');

/** What a site consists of. Rejects with one sentence for a broken list, and for a broken `site.json`. */
export async function publicPages(
  read: ReadJson,
  { publicPages: ofRemote = new Map(), declarations }: Pick<Deployment, 'publicPages' | 'declarations'>,
): Promise<PublicPages> {
  const { release, doubts } = await releaseOf(read);
  const ofRemotes: string[] = [];
  for (const { id, mounts } of declarations) {
    const list = ofRemote.get(id);
    const doubtAll = (reason: string) =>
      doubts.push(...Object.keys(mounts).map((mount) => ({ below: `${mount}/`, reason })));
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
  const lists = await listedForAll(read, release);
  const firstPages = [
    paths.home,
    ...ofRemotes.filter(isFirstPage),
    paths.tags,
    paths.calendar,
    paths.changelog,
    paths.privacy,
  ];
  const urls = [...new Set([...firstPages, ...ofRemotes, ...tagUrls(lists)])];
  return { urls, sitemapPages: pagesOfSitemap(urls, lists), doubts };
}

/** Where a path of the site lies among its files: those have names, and paths encode them. */
export const fileOfPath = (path: string): string => decodeURIComponent(path.slice(1));

/** Where a static host looks for a page: `/tags` is `tags/index.html`. */
export const pageFile = (url: string) => `${fileOfPath(url)}${url.endsWith('/') ? '' : '/'}index.html`;
