import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { type CatalogueFile, editedText, nameOfFile } from '@otherfolk/shared/files/catalogue-file';
import { fileKinds } from '@otherfolk/shared/files/file-kinds';

/** A file that is about to be downloaded or saved. */
export interface PendingFile {
  name: string;
  /** Inside the catalogue; missing for what does not belong there by itself, such as an index entry. */
  path?: string;
  text: string;
  json: JsonRecord;
  /** The file as it was read; missing for a new file. */
  before?: { text: string; json: JsonRecord };
  /** The earlier path and text of a file that moves: the file there is removed by the same change. */
  from?: { path: string; text: string };
  /** Whether the file goes; then its text counts for nothing. */
  isRemoved?: boolean;
}

/** A file of the catalogue that goes. */
export const removedFile = (file: CatalogueFile): PendingFile => ({
  name: nameOfFile(file),
  path: file.path,
  text: '',
  json: {},
  before: file,
  isRemoved: true,
});

/** A file as it would be handed out with these edits. */
export function pendingFile(file: CatalogueFile, json: JsonRecord): PendingFile {
  const taken = { name: nameOfFile(file), path: file.path, text: editedText(file, json), json };
  return file.isNew ? taken : { ...taken, before: file };
}

/** A file with these edits under another id; the one that is read stays as it is. */
export function fileUnder(id: string, file: CatalogueFile, json: JsonRecord): PendingFile {
  const path = fileKinds[file.kind].pathOf(id);
  return { name: nameOfFile({ path }), path, text: editedText(file, json), json };
}
