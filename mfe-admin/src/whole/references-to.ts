import { selectValues } from '@otherfolk/shared/catalogue/select-values';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { isItemFolder, ITEM_KINDS } from '@otherfolk/shared/kinds';
import type { IdReference, Referred } from '@otherfolk/shared/kinds/descriptor/file-content';
import { ENTITY_FOLDERS, type EntityFolder } from '@otherfolk/shared/kinds/entity-folders';
import { type EntityKind, FILE_CONTENTS, referencesOf } from '@otherfolk/shared/kinds/file-contents';
import { type CatalogueTexts, fileAt, mayName } from './catalogue-texts';

/** Undefined for a file that there is once. */
export const folderOfKind = (kind: FileKind): EntityFolder | undefined =>
  Object.hasOwn(FILE_CONTENTS, kind)
    ? ENTITY_FOLDERS.find((folder) => folder === FILE_CONTENTS[kind as EntityKind].folder)
    : undefined;

/** Whether the files of a folder are versions of items that have no file of their own. */
export const areVersions = (folder: EntityFolder | undefined): boolean =>
  isItemFolder(folder) && ITEM_KINDS[folder].versions === 'by-core-id';

const holderOf = ({ path, kind }: CatalogueFile) => (kind === 'site' ? 'site' : path.slice(0, path.indexOf('/')));

/** The places where a file may name ids of a folder. */
export const referencesIn = (file: CatalogueFile, folder: EntityFolder): IdReference[] =>
  referencesOf(holderOf(file)).filter((reference) => reference.folder === folder);

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
  references: { path: string; to: Referred }[];
}

/** Every file that names an id of this folder. */
export const mentionsOf = (catalogue: CatalogueTexts, folder: EntityFolder, id: string): Mention[] =>
  filesThatMayName(catalogue, id).flatMap((file) => {
    const references = referencesIn(file, folder).flatMap(({ pattern, to }) =>
      selectValues(file.json, pattern).flatMap(({ path, value }) => (value === id ? [{ path, to }] : [])),
    );
    return references.length > 0 ? [{ file, references }] : [];
  });

/** The item that a file is a version of, by its id; the file itself where it names none. */
export const coreIdOf = ({ id, json }: Pick<CatalogueFile, 'id' | 'json'>): string =>
  typeof json['coreId'] === 'string' && json['coreId'] !== '' ? json['coreId'] : id;
