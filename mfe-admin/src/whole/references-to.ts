import { ID_REFERENCES, type IdReference, type ReferredTo } from '@otherfolk/shared/check/id-references';
import { selectValues } from '@otherfolk/shared/check/select-values';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import type { CatalogueFile } from '../files/catalogue-file';
import { type CatalogueTexts, fileAt, mayName } from './catalogue-texts';

/** The folders of files that have ids. In each, an id is that of one file, or of the versions of one plot. */
export type ItemFolder = 'characters' | 'plots' | 'locations' | 'families';

const FOLDERS_OF_KINDS: Partial<Record<FileKind, ItemFolder>> = {
  core: 'characters',
  variant: 'characters',
  plot: 'plots',
  location: 'locations',
  family: 'families',
};

/** Undefined for a file that there is once. */
export const folderOfKind = (kind: FileKind): ItemFolder | undefined => FOLDERS_OF_KINDS[kind];

const FOLDERS: Record<ReferredTo, ItemFolder> = {
  core: 'characters',
  variant: 'characters',
  character: 'characters',
  'plot-version': 'plots',
  'plot-core': 'plots',
  plot: 'plots',
  family: 'families',
};

/** The folder of what a reference names. */
export const folderOfReference = (to: ReferredTo): ItemFolder => FOLDERS[to];

const holderOf = ({ path, kind }: CatalogueFile) => (kind === 'site' ? 'site' : path.slice(0, path.indexOf('/')));

/** Where a file may name ids of a folder. */
export const referencesIn = (file: CatalogueFile, folder: ItemFolder): IdReference[] =>
  ID_REFERENCES.filter(({ in: place, to }) => place === holderOf(file) && FOLDERS[to] === folder);

/** The files whose text may name an id, read. Throws a sentence where one of them is no JSON: what it says of the id is not known. */
export function filesThatMayName(catalogue: CatalogueTexts, id: string): CatalogueFile[] {
  return [...catalogue.texts].flatMap(([path, text]) => {
    if (!mayName(text, id)) return [];
    try {
      return fileAt(catalogue, path) ?? [];
    } catch (error) {
      throw new Error(`${path} may name '${id}', and cannot be read: ${messageOf(error)} Fix it first.`, {
        cause: error,
      });
    }
  });
}

/** A file that names an id, and where. */
export interface Mention {
  file: CatalogueFile;
  references: { path: string; to: ReferredTo }[];
}

/** Every file that names an id of this folder. */
export const mentionsOf = (catalogue: CatalogueTexts, folder: ItemFolder, id: string): Mention[] =>
  filesThatMayName(catalogue, id).flatMap((file) => {
    const references = referencesIn(file, folder).flatMap(({ pattern, to }) =>
      selectValues(file.json, pattern).flatMap(({ path, value }) => (value === id ? [{ path, to }] : [])),
    );
    return references.length > 0 ? [{ file, references }] : [];
  });

/** The versions of plots by the plot that they are of, themselves where they name none. */
export const plotCoreOf = ({ id, json }: Pick<CatalogueFile, 'id' | 'json'>): string =>
  typeof json['coreId'] === 'string' && json['coreId'] !== '' ? json['coreId'] : id;
