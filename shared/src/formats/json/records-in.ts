import { isJsonRecord, type JsonRecord } from '../../domain/json-record';

/** Deeper keys are part of the text of the ones above. */
const MAX_DEPTH = 6;

/** The words of a value of JSON: lists as lines, objects as lines of keys and values. */
export function wordsOf(value: unknown, depth = 0): string {
  if (value === null || value === undefined) return '';
  if (depth > MAX_DEPTH) return JSON.stringify(value);
  if (Array.isArray(value))
    return value
      .map((each) => wordsOf(each, depth + 1))
      .filter((each) => each !== '')
      .map((each) => `- ${each.replace(/\n/g, '\n  ')}`)
      .join('\n');
  if (isJsonRecord(value))
    return Object.entries(value)
      .map(([key, part]) => [key, wordsOf(part, depth + 1)])
      .filter(([, part]) => part !== '')
      .map(([key, part]) => `${key}: ${part?.replace(/\n/g, '\n  ')}`)
      .join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The values of an object under their keys, those of objects inside as `a.b`. */
export function cellsOf(record: JsonRecord, above = '', depth = 0): [name: string, text: string][] {
  return Object.entries(record).flatMap(([key, value]): [string, string][] => {
    const name = above === '' ? key : `${above}.${key}`;
    return isJsonRecord(value) && depth < MAX_DEPTH ? cellsOf(value, name, depth + 1) : [[name, wordsOf(value)]];
  });
}

/** Records that stand together, with the key that holds them. */
export interface RecordList {
  name: string;
  records: JsonRecord[];
  /** The words that stand beside all lists of the file; the first list has them. */
  beside?: string;
}

const isList = (value: unknown): value is JsonRecord[] =>
  Array.isArray(value) && value.length > 0 && value.every(isJsonRecord);

/** Objects under keys that are names: each is a record, with its key as its name. */
function dictionaryOf(value: JsonRecord): JsonRecord[] | undefined {
  const entries = Object.entries(value);
  if (entries.length < 2 || !entries.every(([, part]) => isJsonRecord(part))) return undefined;
  const [first, ...others] = entries.map(([, part]) => new Set(Object.keys(part as JsonRecord)));
  const isAlike = others.every((keys) => [...keys].some((key) => first?.has(key)));
  return isAlike ? entries.map(([key, part]) => ({ name: key, ...(part as JsonRecord) })) : undefined;
}

/** The lists of records in JSON of any shape: lists of objects, dictionaries of objects, else the object itself. */
export function recordListsIn(json: unknown, name: string): RecordList[] {
  if (Array.isArray(json)) {
    const records = json.filter(isJsonRecord);
    const beside = wordsOf(json.filter((each) => !isJsonRecord(each)));
    return records.length > 0 ? [{ name, records, beside }] : [];
  }
  if (!isJsonRecord(json)) return [];
  const dictionary = dictionaryOf(json);
  if (dictionary) return [{ name, records: dictionary }];
  const lists = Object.entries(json).flatMap(([key, value]) => {
    if (isList(value)) return [{ name: key, records: value }];
    const inner = isJsonRecord(value) ? dictionaryOf(value) : undefined;
    return inner ? [{ name: key, records: inner }] : [];
  });
  // Lists with names are of people or things; others are facts of the one that the file is about.
  const named = lists.filter(({ records }) =>
    records.every((record) => ['name', 'title', 'Name', 'Title'].some((key) => typeof record[key] === 'string')),
  );
  const hasOwnName = ['name', 'title', 'Name', 'Title', 'fullName'].some((key) => typeof json[key] === 'string');
  const [first, ...others] = named;
  if (first && !hasOwnName) {
    const taken = new Set(named.map((list) => list.name));
    const rest = Object.fromEntries(Object.entries(json).filter(([key]) => !taken.has(key)));
    return [{ ...first, beside: wordsOf(rest) }, ...others];
  }
  return Object.keys(json).length > 0 ? [{ name, records: [json] }] : [];
}
