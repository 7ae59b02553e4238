import type * as v from 'valibot';
import { isJsonRecord, safeEntries } from '../domain/json-record';
import { CatalogueError } from './catalogue-error';
import { DATA_PATH } from './catalogue-files';
import { inSlices, partsOf } from './in-slices';
import { parseLeniently } from './parse-leniently';

/** Called with one sentence about each value that is left out. */
export type Warn = (message: string) => void;

/** How many items of a long file are read in one step. */
const PART = 50;

/** `file` is the path inside the catalogue. Throws CatalogueError 'invalid' only where the whole is not what it should be. */
export function parseFile<Schema extends v.GenericSchema>(
  file: string,
  data: unknown,
  schema: Schema,
  warn: Warn,
  first = 0,
): v.InferOutput<Schema> {
  const { output, problems } = parseLeniently(schema, data, first);
  for (const { path, expected, received } of problems) {
    warn(`${file} ${path}: expected ${expected}, found ${received}; left out`);
  }
  if (output === undefined) throw new CatalogueError('invalid', DATA_PATH + file);
  return output;
}

/** Does the work of parseFile for a file named after its id: the asked id wins over the one inside. */
export function parseEntity<Schema extends v.GenericSchema>(
  file: string,
  id: string,
  data: unknown,
  schema: Schema,
  warn: Warn,
): v.InferOutput<Schema> & { id: string } {
  const output = parseFile(file, data, schema, warn);
  const idInside = isJsonRecord(data) ? data['id'] : undefined;
  if (typeof idInside === 'string' && idInside !== '' && idInside !== id) {
    warn(`${file} $.id: expected ${id}, found ${JSON.stringify(idInside)}; read as ${id}`);
  }
  return { ...(output as v.InferOutput<Schema> & object), id };
}

/** Does the work of parseFile for a list: of entries with the same id the first stays. A long one does not keep the page waiting. */
export async function parseEntries<Entry extends { id: string }>(
  file: string,
  data: unknown,
  schema: v.GenericSchema<unknown, Entry[]>,
  warn: Warn,
): Promise<Entry[]> {
  if (!Array.isArray(data)) return parseFile(file, data, schema, warn);
  const byId = new Map<string, Entry>();
  await inSlices(partsOf<unknown>(data, PART), ({ start, part }) => {
    for (const entry of parseFile(file, part, schema, warn, start)) {
      if (byId.has(entry.id)) warn(`${file}: a second entry ${entry.id}; left out`);
      else byId.set(entry.id, entry);
    }
  });
  return [...byId.values()];
}

/** Does the work of parseFile for a file of free keys. A long one does not keep the page waiting. */
export async function parseDictionary<Value>(
  file: string,
  data: unknown,
  schema: v.GenericSchema<unknown, Record<string, Value>>,
  warn: Warn,
): Promise<Record<string, Value>> {
  if (!isJsonRecord(data)) return parseFile(file, data, schema, warn);
  const parsed: Record<string, Value> = {};
  await inSlices(partsOf(safeEntries(data), PART), ({ part }) => {
    Object.assign(parsed, parseFile(file, Object.fromEntries(part), schema, warn));
  });
  return parsed;
}
