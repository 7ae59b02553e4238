import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { readMapping } from '@otherfolk/shared/formats/mapping/read-mapping';
import type { Mapping } from '@otherfolk/shared/formats/source/format';

const KEY = 'importMappings';

/** The mappings that are kept in this browser, by the names that they were given. What cannot be read is left out. */
export function keptMappings(): Record<string, Mapping> {
  const json: unknown = tryOr(() => JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown, {});
  if (!isJsonRecord(json)) return {};
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, each]) => {
      const mapping = readMapping(each);
      return mapping ? [[name, mapping] as const] : [];
    }),
  );
}

/** Keeps a mapping under a name, in the place of the one that had it. Gives whether this browser keeps it. */
export function keepMapping(name: string, mapping: Mapping): boolean {
  return tryOr(() => {
    localStorage.setItem(KEY, JSON.stringify({ ...keptMappings(), [name]: mapping }));
    return true;
  }, false);
}
