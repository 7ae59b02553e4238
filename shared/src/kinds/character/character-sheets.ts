import * as v from 'valibot';
import { byForm, dictionary, finiteNumber, list, text } from '../../catalogue/schemas/fields';
import { isJsonRecord } from '../../domain/json-record';

/** Text, a number, a list, or labels with the same again: a titled group. */
export type SheetValue = string | number | (string | number)[] | { [label: string]: SheetValue };

const MAX_LEVELS = 4;

const anyText = v.string('text, a number, a list or an object');
const tooDeep = v.custom<never>(() => false, `no more than ${MAX_LEVELS} levels of groups`);
const line = byForm<string | number>((input) => (typeof input === 'number' ? finiteNumber : text));

function sheetValueWithin(levels: number): v.GenericSchema<unknown, SheetValue> {
  const group = levels > 0 ? dictionary(sheetValueWithin(levels - 1)) : tooDeep;
  return byForm<SheetValue>((input) => {
    if (Array.isArray(input)) return list(line);
    if (typeof input === 'number') return finiteNumber;
    return isJsonRecord(input) ? group : anyText;
  });
}

export const characterSheetsSchema = dictionary(sheetValueWithin(MAX_LEVELS));

export type CharacterSheets = v.InferOutput<typeof characterSheetsSchema>;
