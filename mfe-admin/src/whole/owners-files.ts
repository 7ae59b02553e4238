import { MENTIONS_FILE, REDIRECTS_FILE } from '@otherfolk/shared/catalogue/catalogue-files';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { jsonOfText } from '@otherfolk/shared/catalogue/json-bytes';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { editJsonText } from '@otherfolk/shared/json-text/edit-json-text';
import type { PendingFile } from '../changes/pending-file';
import type { CatalogueTexts } from './catalogue-texts';

/** Files for the owner alone have no editor: they follow what happens to items. */
function changeFile<Content>(
  { texts }: CatalogueTexts,
  path: string,
  {
    isContent,
    change,
  }: { isContent: (json: unknown) => json is Content; change: (json: Content | undefined) => unknown },
): PendingFile | undefined {
  const text = texts.get(path);
  let json: unknown;
  try {
    json = text === undefined ? undefined : jsonOfText(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${messageOf(error)}.`, { cause: error });
  }
  if (json !== undefined && !isContent(json)) throw new Error(`${path} is not in the expected form: fix it first.`);
  const next = change(json);
  if (next === undefined || JSON.stringify(next) === JSON.stringify(json)) return undefined;
  const asRecord = (content: unknown): JsonRecord => (isJsonRecord(content) ? content : { list: content });
  return {
    name: path,
    path,
    text: text === undefined ? fileText(next) : editJsonText(text, next),
    json: asRecord(next),
    ...(text !== undefined && { before: { text, json: asRecord(json) } }),
  };
}

/** `change` gets the redirects as they are, none where there is no file. Throws a sentence where they cannot be read. */
export const changeRedirects = (catalogue: CatalogueTexts, change: (redirects: JsonRecord) => JsonRecord) =>
  changeFile(catalogue, REDIRECTS_FILE, {
    isContent: isJsonRecord,
    change: (json = {}) => {
      const next = change(json);
      return Object.keys(next).length === 0 && Object.keys(json).length === 0 ? undefined : next;
    },
  });

const isList = (json: unknown): json is unknown[] => Array.isArray(json);

/** An allowed mention in a file follows it to another path; with none, it goes. */
export const moveMentions = (catalogue: CatalogueTexts, from: string, to: string | undefined) =>
  changeFile(catalogue, MENTIONS_FILE, {
    isContent: isList,
    change: (list) =>
      list?.flatMap((each) => {
        if (!isJsonRecord(each) || each['file'] !== from) return [each];
        return to === undefined ? [] : [{ ...each, file: to }];
      }),
  });
