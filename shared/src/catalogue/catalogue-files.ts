import { isValidId } from '../domain/id';
import { CatalogueError } from './catalogue-error';

/** The path at which a browser finds the catalogue. */
export const DATA_PATH = '/data/'; // docs/data-contract.md#1-where-data-lives

/** Names of hidden items that texts may say, for the check and the export. Apart from the others: no site hands it out. */
export const MENTIONS_FILE = 'mentions.json'; // docs/data-contract.md#allowed-mentions

/** Old addresses of pages with the new ones. No site hands it out: it can name what is not released. */
export const REDIRECTS_FILE = 'redirects.json'; // docs/data-contract.md#redirects

/** The path of a file in this folder of the catalogue by its id. Throws CatalogueError 'invalid' for what is no id. */
export function fileIn(folder: string): (id: string) => string {
  return (id) => {
    if (!isValidId(id)) throw new CatalogueError('invalid', `${DATA_PATH}${folder}/`);
    return `${folder}/${id}.json`;
  };
}

/** The files that there are once, relative to the folder of the catalogue. */
export const catalogueFiles = {
  site: 'site.json',
  changelog: 'changelog.json',
  imageIndex: 'images/index.json',
} as const;
