import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import { jsonOfBytes } from '@otherfolk/shared/catalogue/json-bytes';
import { contentOf } from '@otherfolk/shared/check/content';
import { derivedIndexes } from '@otherfolk/shared/check/derived-indexes';
import { isValidId } from '@otherfolk/shared/domain/id';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { ENTITY_FILE } from '@otherfolk/shared/kinds';
import { characterKind } from '@otherfolk/shared/kinds/character/kind';
import { saysThatItIsAVariant } from '@otherfolk/shared/kinds/character/variant-file';
import { locationKind } from '@otherfolk/shared/kinds/location/kind';
import { plotKind } from '@otherfolk/shared/kinds/plot/kind';
import { writeFileAtomically } from '@otherfolk/system/write-file-atomically';

const characterIndex = characterKind.index;
const plotIndex = plotKind.coreIndex;
const plotVariantIndex = plotKind.index;
const locationIndex = locationKind.index;

/** The key of an entry that says which others stand with it: the index is in the order of it. */
const GROUP_KEYS: Record<string, string> = {
  [characterIndex]: 'coreId',
  [plotIndex]: 'id',
  [plotVariantIndex]: 'coreId',
  [locationIndex]: 'id',
};

const textOf = (value: unknown, key: string): string => {
  const text = isJsonRecord(value) ? value[key] : undefined;
  return typeof text === 'string' ? text : '';
};

/** Undefined for a file that is not there. Rejects for one that is no JSON. */
async function readJson(folder: string, file: string): Promise<unknown> {
  const bytes = await readFile(path.join(folder, file)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return bytes && jsonOfBytes(bytes);
}

async function readIndex(folder: string, file: string): Promise<JsonRecord[]> {
  const index = await readJson(folder, file);
  if (!Array.isArray(index) || !index.every(isJsonRecord)) throw new Error(`${file} is not a list of objects`);
  return index;
}

/** Ids that the core of a character lists. */
const listedBy = (json: unknown): string[] => {
  const variants: unknown = isJsonRecord(json) ? json['variants'] : undefined;
  return Array.isArray(variants) ? variants.map((each) => textOf(each, 'id')).filter(isValidId) : [];
};

/** Reads files once, as far as they are there. */
class Files {
  readonly json = new Map<string, unknown>();

  constructor(private readonly folder: string) {}

  async read(file: string): Promise<unknown> {
    if (!this.json.has(file)) {
      const json = await readJson(this.folder, file);
      if (json === undefined) return undefined;
      this.json.set(file, json);
    }
    return this.json.get(file);
  }
}

const idsIn = (changed: readonly string[], folder: string): string[] =>
  changed.flatMap((file) => {
    const [, inside, id = ''] = ENTITY_FILE.exec(file) ?? [];
    return inside === folder && isValidId(id) ? [id] : [];
  });

/** The cores whose entries a change of these files may change, and all files that these entries are made of. */
async function affectedCores(
  files: Files,
  index: readonly JsonRecord[],
  changed: readonly string[],
): Promise<Set<string>> {
  const cores = new Set<string>();
  const ids = new Set(idsIn(changed, 'characters'));
  for (const id of ids) {
    const json = await files.read(characterKind.file(id));
    const variantOf = textOf(json, 'variantOf');
    // Any core may list it.
    if (isJsonRecord(json) && saysThatItIsAVariant(json) && variantOf === '')
      throw new Error(`${id} does not say of whom it is a life`);
    cores.add(id);
    if (isValidId(variantOf)) cores.add(variantOf);
  }
  for (const entry of index) if (ids.has(textOf(entry, 'id'))) cores.add(textOf(entry, 'coreId'));
  for (const core of cores) {
    if (!isValidId(core)) continue;
    for (const id of listedBy(await files.read(characterKind.file(core)))) await files.read(characterKind.file(id));
  }
  return cores;
}

async function affectedPlots(
  files: Files,
  index: readonly JsonRecord[],
  changed: readonly string[],
): Promise<Set<string>> {
  const cores = new Set<string>();
  const ids = new Set(idsIn(changed, 'plots'));
  for (const id of ids) cores.add(textOf(await files.read(plotKind.file(id)), 'coreId') || id);
  const coreOf = (entry: JsonRecord) => textOf(entry, 'coreId') || textOf(entry, 'id');
  for (const entry of index) if (ids.has(textOf(entry, 'id'))) cores.add(coreOf(entry));
  for (const entry of index) {
    const id = textOf(entry, 'id');
    if (cores.has(coreOf(entry)) && isValidId(id)) await files.read(plotKind.file(id));
  }
  return cores;
}

/** The index with the entries of these groups anew; the others stay as they are. */
function replaceGroups(
  before: readonly JsonRecord[],
  entries: readonly JsonRecord[],
  groups: ReadonlySet<string>,
  key: string,
): JsonRecord[] {
  const groupOf = (entry: JsonRecord) => textOf(entry, key) || textOf(entry, 'id');
  const all = [...before.filter((entry) => !groups.has(groupOf(entry))), ...entries];
  // Within a group the order of its files counts, which is that of the entries.
  return all.sort((a, b) => (groupOf(a) === groupOf(b) ? 0 : groupOf(a) < groupOf(b) ? -1 : 1));
}

/**
 * Brings the lists of characters, plots and places up to date after a change of these files, as `content -- index` would make them of
 * the whole catalogue where they were up to date before; it reads no more than what the change can be about. Rejects where that cannot
 * be told, as where a list or a file is broken.
 */
export async function updateIndexes(folder: string, changed: readonly string[]): Promise<void> {
  const files = new Files(folder);
  const groups: Record<string, Set<string>> = {};
  const before: Record<string, JsonRecord[]> = {};
  const load = async (file: string) => (before[file] = await readIndex(folder, file));
  if (idsIn(changed, 'characters').length > 0)
    groups[characterIndex] = await affectedCores(files, await load(characterIndex), changed);
  if (idsIn(changed, 'plots').length > 0) {
    groups[plotVariantIndex] = groups[plotIndex] = await affectedPlots(files, await load(plotVariantIndex), changed);
    await load(plotIndex);
  }
  const places = idsIn(changed, 'locations');
  for (const id of places) await files.read(locationKind.file(id));
  if (places.length > 0) {
    groups[locationIndex] = new Set(places);
    await load(locationIndex);
  }
  const made = derivedIndexes(contentOf(files.json, new Set(files.json.keys())));
  for (const [file, touched] of Object.entries(groups)) {
    const key = GROUP_KEYS[file] ?? 'id';
    const entries = (made.get(file) ?? []) as JsonRecord[];
    const mine = entries.filter((entry) => touched.has(textOf(entry, key) || textOf(entry, 'id')));
    const next = fileText(replaceGroups(before[file] ?? [], mine, touched, key));
    if (next !== fileText(before[file] ?? [])) await writeFileAtomically(path.join(folder, file), next);
  }
}
