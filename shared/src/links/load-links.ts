import { isCatalogueError } from '../catalogue/catalogue-error';
import type { ReadJson } from '../catalogue/read-json';
import type { Viewer } from '../domain/viewer';
import { linkedItems, type LinksOfItem } from './linked-items';
import { linksFileOf } from './links-files';
import { parseLinks } from './parse-links';

/** What leads to an item, by its key. Where the file of links is missing there is nothing; where it is broken, that is logged, too. */
export async function loadLinks(read: ReadJson, key: string, viewer: Viewer): Promise<LinksOfItem> {
  const file = linksFileOf(key);
  try {
    return linkedItems(parseLinks(await read(file)), key, viewer);
  } catch (error) {
    if (!(isCatalogueError(error) && error.kind === 'not-ok'))
      console.warn(`${file} cannot be read: pages show no links to them`, error);
    return { appearsIn: [], mentionedBy: [], portraits: {}, cast: [] };
  }
}
