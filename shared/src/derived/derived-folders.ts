import { ATLAS_FILE, ATLAS_FOLDER, RELATIONS_FILE } from '../atlas/atlas-files';
import { LINKS_FILE, LINKS_FOLDER, linksFiles } from '../links/links-files';
import { NAMES_FILE, SEARCH_FILE, SEARCH_FOLDER } from '../search/search-files';
import { SIZES_FILE, SIZES_FOLDER, sizesFiles } from '../sizes/sizes-files';

interface DerivedFolder {
  /** Ends with a slash. */
  folder: string;
  /** What its files are called in sentences. */
  name: string;
  /** Where the check tells that its files are stale. */
  mainFile: string;
  /** The path of a file of it. */
  file: RegExp;
}

/** The folders of a catalogue that are derived from its other files; how, `derivations` says. */
export const derivedFolders = {
  search: { folder: SEARCH_FOLDER, name: 'search index', mainFile: NAMES_FILE, file: SEARCH_FILE },
  atlas: { folder: ATLAS_FOLDER, name: 'atlas', mainFile: RELATIONS_FILE, file: ATLAS_FILE },
  links: { folder: LINKS_FOLDER, name: 'links', mainFile: linksFiles[0] ?? LINKS_FOLDER, file: LINKS_FILE },
  sizes: {
    folder: SIZES_FOLDER,
    name: 'image sizes',
    mainFile: [...sizesFiles.values()][0] ?? SIZES_FOLDER,
    file: SIZES_FILE,
  },
} as const satisfies Record<string, DerivedFolder>;

export type DerivedId = keyof typeof derivedFolders;

export const derivedIds = Object.keys(derivedFolders) as DerivedId[];

/** The derived folder that a file belongs to, if any. */
export const derivedIdOf = (file: string): DerivedId | undefined =>
  derivedIds.find((id) => derivedFolders[id].file.test(file));
