import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { readJsonFile } from '../json/read-json-file';
import { extensionOf, nameOfPath, type SourceFile } from '../source/source-file';
import type { SourceKind, SourceProblem } from '../source/source-item';
import type { Work } from '../source/work';

/** The folders of a campaign's export, with what their entries are here; undefined for what the catalogue has no place for. */
export const MODULES = {
  characters: 'character',
  locations: 'location',
  families: 'family',
  quests: 'plot',
  events: 'plot',
  journals: 'plot',
  organisations: undefined,
  races: undefined,
  tags: undefined,
  notes: undefined,
  items: undefined,
  creatures: undefined,
  abilities: undefined,
  maps: undefined,
  calendars: undefined,
  timelines: undefined,
  conversations: undefined,
} as const satisfies Readonly<Record<string, SourceKind | undefined>>;

export type KankaModule = keyof typeof MODULES;

const FILE = /^(.*?)([a-z]+)\/[^/]+\.json$/;

/** The root of the campaign and the module that a path belongs to. */
export function placeOf(path: string): { root: string; module: KankaModule } | undefined {
  const [, root = '', module = ''] = FILE.exec(path) ?? [];
  return Object.hasOwn(MODULES, module) && (root === '' || root.endsWith('/'))
    ? { root, module: module as KankaModule }
    : undefined;
}

/** An entry of a campaign. `entity` holds what entries of all modules have. */
export interface KankaEntry {
  module: KankaModule;
  path: string;
  json: JsonRecord;
  entity: JsonRecord;
}

/** The entry that a file holds: newer exports have an entity inside, with its own id. */
export function entryOf(path: string, module: KankaModule, json: unknown): KankaEntry | undefined {
  if (!isJsonRecord(json) || typeof json.name !== 'string' || !isJsonRecord(json.entity)) return undefined;
  const { entity } = json;
  return 'id' in json && ('id' in entity || 'type_id' in entity || 'posts' in entity)
    ? { module, path, json, entity }
    : undefined;
}

/** Reads all entries of a campaign. */
export async function readEntries(
  files: readonly SourceFile[],
  work: Work,
): Promise<{ entries: KankaEntry[]; problems: SourceProblem[] }> {
  const entries: KankaEntry[] = [];
  const problems: SourceProblem[] = [];
  for (const [done, file] of files.entries()) {
    await work.step(done, files.length);
    const place = placeOf(file.path);
    if (!place) continue;
    const remedy = 'Export the campaign from Kanka again, and bring the whole zip.';
    try {
      const entry = entryOf(file.path, place.module, await readJsonFile(file));
      if (entry) entries.push(entry);
      else problems.push({ file: file.path, message: 'The file is no entry of a Kanka campaign.', remedy });
    } catch (error) {
      problems.push({ file: file.path, message: error instanceof Error ? error.message : String(error), remedy });
    }
  }
  return { entries, problems };
}

/** Finds the files of images by what entries say of them: the id in the gallery, or a path. */
export function kankaImages(files: readonly SourceFile[]): (named: string) => SourceFile | undefined {
  const byName = new Map<string, SourceFile>();
  for (const file of files) {
    if (extensionOf(file.path) === 'json') continue;
    byName.set(nameOfPath(file.path), file);
    byName.set(nameOfPath(file.path).replace(/\.[^.]+$/, ''), file);
  }
  return (named) => byName.get(nameOfPath(named.replace(/[?#].*$/, '')));
}
