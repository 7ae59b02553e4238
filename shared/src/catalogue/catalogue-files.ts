import { isValidId } from '../domain/id';
import { CatalogueError } from './catalogue-error';

/** Where a browser finds the catalogue. */
export const DATA_PATH = '/data/'; // docs/data-contract.md#1-where-data-lives

/** The file of a core, a variant, a family, a plot or a location, as its folder and its id, which may be none. */
export const ENTITY_FILE = /^(characters|families|plots|locations)\/([^/]*)\.json$/;

/** Names of hidden items that texts may say, for the check and the export. Apart from the others: no site hands it out. */
export const MENTIONS_FILE = 'mentions.json'; // docs/data-contract.md#allowed-mentions

/** Old addresses of pages with the new ones. No site hands it out: it can name what is not released. */
export const REDIRECTS_FILE = 'redirects.json'; // docs/data-contract.md#redirects

function fileIn(folder: string): (id: string) => string {
  return (id) => {
    if (!isValidId(id)) throw new CatalogueError('invalid', DATA_PATH + folder);
    return `${folder}${id}.json`;
  };
}

/** Every file of the catalogue, relative to its folder. The functions throw CatalogueError 'invalid' for what is no id. */
export const catalogueFiles = {
  site: 'site.json',
  changelog: 'changelog.json',
  imageIndex: 'images/index.json',
  characterIndex: 'characters/index.variants.json',
  plotIndex: 'plots/index.json',
  plotVariantIndex: 'plots/index.variants.json',
  locationIndex: 'locations/index.json',
  /** Of a core or of a variant. */
  characterFile: fileIn('characters/'),
  familyFile: fileIn('families/'),
  /** Of a plot variant. */
  plotFile: fileIn('plots/'),
  locationFile: fileIn('locations/'),
} as const;
