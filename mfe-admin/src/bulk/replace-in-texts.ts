import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';

export interface TextSearch {
  find: string;
  replacement: string;
  isCaseKept: boolean;
  areWholeWords: boolean;
}

/** The keys of a file below which there is nothing but text for readers, and headings, which stay. */
const TEXT_KEYS: ReadonlySet<string> = new Set([
  'hook',
  'summary',
  'description',
  'vibe',
  'mainLocation',
  'locations',
  'sections',
  'characterSheets',
]);

/** Inside of them, keys whose values are no texts but ids and words of the contract. */
const NO_TEXT_KEYS: ReadonlySet<string> = new Set(['characterId', 'variantId', 'kind', 'genreName']);

/** A life says what it lays over its person here, with the same keys again. */
const OVERRIDES = 'variantOverrides';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf({ find, isCaseKept, areWholeWords }: TextSearch): RegExp {
  const [before, after] = areWholeWords ? ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'] : ['', ''];
  return new RegExp(before + escaped(find) + after, isCaseKept ? 'gu' : 'giu');
}

interface Replaced {
  json: JsonRecord;
  /** How often it was found. */
  matches: number;
}

/** A file with other words in its texts: the same object where nothing was found. Ids, names, tags, images and headings stay. */
export function replaceInTexts(json: JsonRecord, search: TextSearch): Replaced {
  if (search.find === '') return { json, matches: 0 };
  const pattern = patternOf(search);
  let matches = 0;
  const inText = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const count = value.match(pattern)?.length ?? 0;
      matches += count;
      return count > 0 ? value.replace(pattern, () => search.replacement) : value;
    }
    if (Array.isArray(value)) {
      const items = value.map(inText);
      return items.every((item, at) => item === value[at]) ? value : items;
    }
    return isJsonRecord(value) ? inRecord(value, (key) => !NO_TEXT_KEYS.has(key)) : value;
  };
  const inRecord = (record: JsonRecord, isText: (key: string) => boolean): JsonRecord => {
    const next = Object.entries(record).map(([key, value]): [string, unknown] => [
      key,
      isText(key) ? inText(value) : value,
    ]);
    return next.every(([key, value]) => value === record[key]) ? record : Object.fromEntries(next);
  };
  const own = inRecord(json, (key) => TEXT_KEYS.has(key));
  const over = own[OVERRIDES];
  const overrides = isJsonRecord(over) ? inRecord(over, (key) => TEXT_KEYS.has(key)) : over;
  return { json: overrides === over ? own : { ...own, [OVERRIDES]: overrides }, matches };
}
