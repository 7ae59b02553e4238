import diff from 'microdiff';
import { jsonPath } from '@otherfolk/shared/catalogue/json-path';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { writtenValue } from '@otherfolk/shared/json-text/written-value';
import { type CatalogueFile, editedText, nameOfFile } from '../files/catalogue-file';
import { fileKinds } from '../files/file-kinds';

/** A file that is about to be downloaded or saved. */
export interface PendingFile {
  name: string;
  /** Inside the catalogue; missing for what does not belong there by itself, such as an index entry. */
  path?: string;
  text: string;
  json: JsonRecord;
  /** As it was read; missing for a new file. */
  before?: { text: string; json: JsonRecord };
  /** Where it stood until now, and what it said there, of a file that moves: the file there is removed by the same change. */
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

export interface Difference {
  /** As in $.sections["RP Hooks"][2]. */
  path: string;
  before: string;
  after: string;
}

const valueText = (value: unknown): string => {
  if (value === undefined) return '–';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
};

/** What is compared: the files themselves, not what was read of them. */
export interface ComparedTexts {
  text: string;
  before?: { text: string };
  from?: { text: string };
}

const valueOf = (text: string | undefined) => (text ? writtenValue(text) : {}) as object;

/** Field by field, what a file says now and did not say before. Throws where one is no JSON. */
export const differencesOf = ({ text, before, from }: ComparedTexts): Difference[] =>
  diff(valueOf((before ?? from)?.text), valueOf(text)).map((each) => ({
    path: jsonPath(each.path),
    before: valueText(each.type === 'CREATE' ? undefined : each.oldValue),
    after: valueText(each.type === 'REMOVE' ? undefined : each.value),
  }));
