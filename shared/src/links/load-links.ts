import { isCatalogueError } from '../catalogue/catalogue-error';
import type { ReadJson } from '../catalogue/read-json';
import type { Viewer } from '../domain/viewer';
import { type LinkedItem, linkedItems, type LinksOfItem, MOST_MENTIONS } from './linked-items';
import { linksFileOf } from './links-files';
import { parseLinks } from './parse-links';

const linksIn = async (read: ReadJson, key: string, viewer: Viewer) =>
  linkedItems(parseLinks(await read(linksFileOf(key)), key), viewer);

/** All that names an item, by its key. Rejects where the file of links is missing or broken. */
export const loadMentions = async (read: ReadJson, key: string, viewer: Viewer): Promise<LinkedItem[]> =>
  (await linksIn(read, key, viewer)).mentionedBy;

/** What leads to an item, by its key. Where the file of links is missing there is nothing; where it is broken, that is logged, too. */
export async function loadLinks(read: ReadJson, key: string, viewer: Viewer): Promise<LinksOfItem> {
  try {
    const { mentionedBy, ...links } = await linksIn(read, key, viewer);
    const count = mentionedBy.length;
    return {
      ...links,
      mentionedBy: mentionedBy.slice(0, MOST_MENTIONS),
      ...(count > MOST_MENTIONS && { mentions: { key, count } }),
    };
  } catch (error) {
    if (!(isCatalogueError(error) && error.kind === 'not-ok'))
      console.warn(`${linksFileOf(key)} cannot be read: pages show no links to them`, error);
    return { appearsIn: [], mentionedBy: [], portraits: {}, cast: [] };
  }
}
