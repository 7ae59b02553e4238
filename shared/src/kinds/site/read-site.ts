import { isCatalogueError } from '../../catalogue/catalogue-error';
import { catalogueFiles } from '../../catalogue/catalogue-files';
import { parseFile, type Warn } from '../../catalogue/parse-file';
import type { ReadJson } from '../../catalogue/read-json';
import { type Site, siteSchema } from './site-schema';

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
