import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import {
  heightText,
  measurementsText,
  parseHeight,
  parseMeasurements,
  parseWeight,
  weightText,
} from '@otherfolk/shared/domain/physical';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { valueAt, withValueAt } from '@otherfolk/shared/files/json-value';
import { isRepeated, repeatedKeys } from '@otherfolk/shared/json-text/repeated-keys';

/** Metric values as they are written behind others. */
const METRIC = /\(([\d.]+(?:-[\d.]+)*) ?(?:cm|kg)\)$/;

const metricOf = (text: string): string[] => METRIC.exec(text.trim())?.[1]?.split('-') ?? [];

/** Whether a number as it is stated comes to the one that has one decimal. */
const agree = (stated: string, computed: string): boolean => Math.round(Number(stated) * 10) / 10 === Number(computed);

/** A text with its metric part anew where it disagrees with the rest; to the letter as it was where it does not. */
function recomputed<Parts>(parse: (text: string) => Parts | undefined, write: (parts: Parts) => string) {
  return (text: string): string => {
    const parts = parse(text);
    const stated = metricOf(text);
    if (parts === undefined || stated.length === 0) return text;
    const right = write(parts);
    const computed = metricOf(right);
    const isRight = stated.length === computed.length && stated.every((each, at) => agree(each, computed[at] ?? ''));
    return isRight ? text : right;
  };
}

const RULES: Readonly<Record<string, (text: string) => string>> = {
  height: recomputed(parseHeight, heightText),
  weight: recomputed(parseWeight, weightText),
  measurements: recomputed(parseMeasurements, measurementsText),
};

const PLACES = [['physical'], ['variantOverrides', 'physical']];

/**
 * The file of a character as it is handed out: centimetres and kilograms follow from inches and pounds. The same object where all do. Keys
 * that the file repeats stay as they are.
 */
export function withRecomputed({ kind, text }: Pick<CatalogueFile, 'kind' | 'text'>, json: JsonRecord): JsonRecord {
  if (kind !== 'core' && kind !== 'variant') return json;
  const repeated = repeatedKeys(text);
  return PLACES.reduce((now, place) => {
    const body = valueAt(now, place);
    if (!isJsonRecord(body)) return now;
    return Object.entries(RULES).reduce((next, [key, rule]) => {
      const keys = [...place, key];
      const written = body[key];
      if (typeof written !== 'string' || isRepeated(repeated, keys)) return next;
      const right = rule(written);
      return right === written ? next : withValueAt(next, keys, right);
    }, now);
  }, json);
}
