import { isCatalogueError } from '../../src/catalogue/catalogue-error';
import { readCharacterIndex } from '../../src/catalogue/read-character-index';
import type { ReadJson } from '../../src/catalogue/read-json';
import { readLocationIndex } from '../../src/catalogue/read-locations';
import { readPlotVariantIndex } from '../../src/catalogue/read-plots';
import { readSite } from '../../src/catalogue/read-site';
import { paths } from '../../src/contract/paths';
import { VISITOR } from '../../src/domain/viewer';
import { type Visible, visibleItems } from '../../src/domain/visibility';

/** A catalogue may do without a list. One that is broken is another matter: it would take all its pages away. */
async function orNone<T>(list: Promise<T[]>): Promise<T[]> {
  try {
    return await list;
  } catch (error) {
    if (!isCatalogueError(error)) throw error;
    if (error.kind !== 'not-ok')
      throw new Error(`${error.path} is not a list in JSON: mend it, and export again.`, { cause: error });
    console.warn(`There is no ${error.path}: its pages are left out.`);
    return [];
  }
}

/** The URL of every page that a visitor who is not signed in may see, each once. Rejects for a list that is broken. */
export async function publicPages(read: ReadJson): Promise<string[]> {
  const { currentRelease } = await readSite(read);
  const seen = async <T extends Visible>(list: Promise<T[]>) =>
    visibleItems(await orNone(list), VISITOR, currentRelease);
  const characters = await seen(readCharacterIndex(read));
  const plots = await seen(readPlotVariantIndex(read));
  const locations = await seen(readLocationIndex(read));
  return [
    ...new Set([
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
    ]),
  ];
}

/** Where a static host looks for a page: `/plots` is `plots/index.html`. */
export const pageFile = (url: string) => `${url.slice(1)}${url.endsWith('/') ? '' : '/'}index.html`;
