import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { type CatalogueFile, editedText, nameOfFile, newCatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { newFileJson } from '@otherfolk/shared/files/new-files';
import type { PendingFile } from '../changes/pending-file';

/** A file that the catalogue does not have yet, as it is handed out. */
export function pendingNewFile(kind: FileKind, id: string, json: JsonRecord): PendingFile {
  const file: CatalogueFile = newCatalogueFile(kind, id, json);
  return { name: nameOfFile(file), path: file.path, text: editedText(file, json), json };
}

/** The start of a new item of this name. */
export const starterFile = (kind: FileKind, id: string, name: string): PendingFile =>
  pendingNewFile(kind, id, newFileJson(kind, id, name));
