import { isJsonRecord, type JsonRecord, withoutForbiddenKeys } from '../../domain/json-record';

/** A document of Foundry, of the kinds that tell of somebody or something. */
export interface FoundryDocument {
  kind: 'actor' | 'journal';
  json: JsonRecord;
}

/** Where the values of a game stand: versions before 10 call them data. */
export const systemOf = (json: JsonRecord): JsonRecord => {
  const system = json['system'] ?? json['data'];
  return isJsonRecord(system) ? system : {};
};

const TOKEN = ['prototypeToken', 'token'];
/** What documents of Foundry have beside their values, and hardly other JSON. */
const MARKS = ['_stats', 'ownership', 'permission', 'effects', 'flags', 'prototypeToken', 'token', '_id'];

const marksIn = (json: JsonRecord): number => MARKS.filter((key) => Object.hasOwn(json, key)).length;

function documentOf(value: unknown): FoundryDocument | undefined {
  if (!isJsonRecord(value) || typeof value['name'] !== 'string') return undefined;
  const isPages = Array.isArray(value['pages']) || typeof value['content'] === 'string';
  if (isPages && marksIn(value) > 0 && !Array.isArray(value['items'])) return { kind: 'journal', json: value };
  const hasSystem = isJsonRecord(value['system']) || isJsonRecord(value['data']);
  const isActor = hasSystem && typeof value['type'] === 'string' && marksIn(value) > 0;
  const hasBody = Array.isArray(value['items']) || TOKEN.some((key) => Object.hasOwn(value, key));
  return isActor && hasBody ? { kind: 'actor', json: value } : undefined;
}

const listsOf = (json: JsonRecord): unknown[] =>
  ['actors', 'journal', 'journals'].flatMap((key): unknown[] => (Array.isArray(json[key]) ? json[key] : []));

/** The documents in JSON: one, a list of them, or a world or an adventure with lists of them. */
export function documentsIn(value: unknown): FoundryDocument[] {
  const safe = withoutForbiddenKeys(value);
  const one = documentOf(safe);
  if (one) return [one];
  const list: unknown[] = Array.isArray(safe) ? safe : isJsonRecord(safe) ? listsOf(safe) : [];
  return list.flatMap((each) => documentOf(each) ?? []);
}

/** The documents of a database of versions before 11: one in each line, the last of each id, and marks of those that are gone. */
export function documentsInLines(text: string): { documents: FoundryDocument[]; badLines: number[] } {
  const byId = new Map<string, FoundryDocument>();
  const badLines: number[] = [];
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    try {
      const json = withoutForbiddenKeys(JSON.parse(line));
      const id = isJsonRecord(json) && typeof json['_id'] === 'string' ? json['_id'] : `line ${at}`;
      const document = documentOf(json);
      if (isJsonRecord(json) && json['$$deleted'] === true) byId.delete(id);
      else if (document) byId.set(id, document);
    } catch {
      badLines.push(at + 1);
    }
  }
  return { documents: [...byId.values()], badLines };
}
