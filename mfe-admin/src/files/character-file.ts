import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { messageOf } from '@otherfolk/shared/domain/message-of';
import { type CharacterFileKind, inContractOrder } from './character-keys';

/** A file of characters/ as it was read. */
export interface CharacterFile {
  kind: CharacterFileKind;
  id: string;
  text: string;
  json: JsonRecord;
}

/** Throws a sentence that says where the text is no JSON, or that it is no object. */
export function parseCharacterFile(kind: CharacterFileKind, id: string, text: string): CharacterFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`${id}.json is not JSON: ${messageOf(error)}.`, { cause: error });
  }
  if (!isJsonRecord(json)) throw new Error(`${id}.json holds no object.`);
  return { kind, id, text, json };
}

/** The text to be downloaded: the very text that was read where nothing was edited. What was not edited says what it said. */
export function editedText(file: CharacterFile, edited: JsonRecord): string {
  if (edited === file.json) return file.text;
  return fileText(inContractOrder(edited, file.kind));
}
