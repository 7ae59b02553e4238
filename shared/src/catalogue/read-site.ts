import { isCatalogueError } from './catalogue-error';
import { catalogueFiles } from './catalogue-files';
import { parseFile, type Warn } from './parse-file';
import type { ReadJson } from './read-json';
import { type Site, siteSchema } from './schemas/site';

/** Never rejects because of the file: a missing or broken one is read as an empty one, whose defaults make a site. */
export async function readSite(read: ReadJson, warn: Warn = console.warn): Promise<Site> {
  try {
    return parseFile(catalogueFiles.site, await read(catalogueFiles.site), siteSchema, warn);
  } catch (error) {
    if (!isCatalogueError(error)) throw error;
    // A catalogue may do without the file; anything else deserves a word.
    if (error.kind !== 'not-ok') warn(error.message);
    return parseFile(catalogueFiles.site, {}, siteSchema, warn);
  }
}
