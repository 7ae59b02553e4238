import diff from 'microdiff';
import { jsonPath } from '@otherfolk/shared/catalogue/json-path';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { type CatalogueFile, editedText, nameOfFile } from '../files/catalogue-file';

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
  from?: { path: string; json: JsonRecord };
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

/** Field by field, what a file says now and did not say before. */
export function differencesOf({ json, before, from }: Pick<PendingFile, 'json' | 'before' | 'from'>): Difference[] {
  return diff((before ?? from)?.json ?? {}, json).map((each) => ({
    path: jsonPath(each.path),
    before: valueText(each.type === 'CREATE' ? undefined : each.oldValue),
    after: valueText(each.type === 'REMOVE' ? undefined : each.value),
  }));
}
