import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { valueAt, withValueAt } from '@otherfolk/shared/domain/json-value';
import { CORE_KEYS, VARIANT_KEYS } from './character-keys';
import { inKeyOrder } from './key-order';
import { heightText, measurementsText, parseHeight, parseMeasurements, parseWeight, weightText } from './physical';

export type CharacterFileKind = 'core' | 'variant';

/** A file of characters/ as it was read. */
export interface CharacterFile {
  kind: CharacterFileKind;
  id: string;
  text: string;
  json: JsonRecord;
}

const ORDERS = { core: CORE_KEYS, variant: VARIANT_KEYS };

/** Throws a sentence that says where the text is no JSON, or that it is no object. */
export function parseCharacterFile(kind: CharacterFileKind, id: string, text: string): CharacterFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`${id}.json is not JSON: ${(error as Error).message}.`, { cause: error });
  }
  if (!isJsonRecord(json)) throw new Error(`${id}.json holds no object.`);
  return { kind, id, text, json };
}

const DISPLAYS: Record<string, (text: string) => string | undefined> = {
  height: (text) => mapped(parseHeight(text), heightText),
  weight: (text) => mapped(parseWeight(text), weightText),
  measurements: (text) => mapped(parseMeasurements(text), measurementsText),
};

const mapped = <In, Out>(value: In | undefined, map: (value: In) => Out): Out | undefined =>
  value === undefined ? undefined : map(value);

/** The metric part of each follows from the other: docs/data-contract.md#9-downloads-of-the-editors. Free text stays. */
function withMetricParts(json: JsonRecord, prefix: readonly string[] = []): JsonRecord {
  return Object.entries(DISPLAYS).reduce((file, [key, recompute]) => {
    const keys = [...prefix, 'physical', key];
    const text = valueAt(file, keys);
    const next = typeof text === 'string' && text !== '' ? recompute(text) : undefined;
    return next === undefined ? file : withValueAt(file, keys, next);
  }, json);
}

/** The text to be downloaded: the very text that was read where nothing was edited. */
export function editedText(file: CharacterFile, edited: JsonRecord): string {
  if (edited === file.json) return file.text;
  const json = withMetricParts(withMetricParts(edited), ['variantOverrides']);
  return fileText(inKeyOrder(json, ORDERS[file.kind]));
}
