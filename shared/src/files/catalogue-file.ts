import { fileText } from '../catalogue/file-text';
import { jsonOfText } from '../catalogue/json-bytes';
import { isJsonRecord, type JsonRecord } from '../domain/json-record';
import { messageOf } from '../domain/message-of';
import type { FileKind } from '../drafts/file-kind';
import { editJsonText } from '../json-text/edit-json-text';
import { fileKinds, inContractOrder, LIST_KEY } from './file-kinds';

/** A file of the catalogue as it was read. */
export interface CatalogueFile {
  kind: FileKind;
  /** The id of the item; for a file that there is once, its name without the ending. */
  id: string;
  /** Inside the catalogue. */
  path: string;
  /** All of its bytes follow from it. Empty for a file that is not in the catalogue yet. */
  text: string;
  /** The content; of a file that holds a list, an object with it. */
  json: JsonRecord;
  isNew?: boolean;
}

/** The last step of the file's path. */
export const nameOfFile = ({ path }: Pick<CatalogueFile, 'path'>): string => path.slice(path.lastIndexOf('/') + 1);

/** Names a file among the drafts of a member. */
export const draftNameOf = ({ kind, id, path }: Pick<CatalogueFile, 'kind' | 'id' | 'path'>): string =>
  kind === 'core' || kind === 'variant' ? id : path.replace(/\.json$/, '');

const holdsList = (kind: FileKind) => kind === 'changelog';

/** Throws a sentence that says where the text is no JSON, or that it does not hold what such a file holds. */
export function parseCatalogueFile(kind: FileKind, id: string, text: string): CatalogueFile {
  const path = fileKinds[kind].pathOf(id);
  const name = nameOfFile({ path });
  let json: unknown;
  try {
    json = jsonOfText(text);
  } catch (error) {
    throw new Error(`${name} is not JSON: ${messageOf(error)}.`, { cause: error });
  }
  if (holdsList(kind)) {
    if (!Array.isArray(json)) throw new Error(`${name} holds no list.`);
    return { kind, id, path, text, json: { [LIST_KEY]: json } };
  }
  if (!isJsonRecord(json)) throw new Error(`${name} holds no object.`);
  return { kind, id, path, text, json };
}

/** A file that the catalogue does not have yet. */
export const newCatalogueFile = (kind: FileKind, id: string, json: JsonRecord): CatalogueFile => ({
  kind,
  id,
  path: fileKinds[kind].pathOf(id),
  text: '',
  json,
  isNew: true,
});

/**
 * The text to be delivered: the text that was read, in which only what was edited has other bytes. Throws a sentence where a key would
 * have to change that the file has more than once.
 */
export function editedText(file: CatalogueFile, edited: JsonRecord): string {
  if (edited === file.json && !file.isNew) return file.text;
  const inOrder = inContractOrder(edited, file.kind);
  const content = holdsList(file.kind) ? (inOrder[LIST_KEY] ?? []) : inOrder;
  if (file.isNew) return fileText(content);
  try {
    return editJsonText(file.text, content);
  } catch (cause) {
    throw new Error(`${file.path}: ${messageOf(cause)}`, { cause });
  }
}
