import { asOfToday } from '../catalogue/as-of-today';
import { orNothing } from '../catalogue/or-nothing';
import type { Warn } from '../catalogue/parse-file';
import type { ReadJson } from '../catalogue/read-json';
import type { Recall } from '../catalogue/recall';
import type { Staged } from '../domain/release';

/** Nothing that is derived rests on the days of an item, of which most who save it change one. */
export type Undated<Entry> = Omit<Entry, 'dateAdded' | 'dateUpdated'>;

/** The check tells what is wrong with files: here it is left out in silence. */
const silently = () => undefined;

function undated<Entry extends object>(entry: Entry): Undated<Entry> {
  const rest: Entry & { dateAdded?: unknown; dateUpdated?: unknown } = { ...entry };
  delete rest.dateAdded;
  delete rest.dateUpdated;
  return rest;
}

/** The ids that an entry names. */
export type Ids = [id: string, coreId: string];

/** A list whose entries are read where somebody asks for more than their ids. */
export interface ItemList<Entry> {
  ids: Ids[];
  /** Reads the entries, with their stages as they count today. */
  readEntries: () => Promise<Undated<Entry>[]>;
  /** The same for equal entries only. */
  version: string;
}

/** A list, empty where it cannot be read; its entries are known of a file that is as it was. */
export async function readList<Entry extends Staged & { id: string; coreId?: string }>(
  file: string,
  parse: (data: unknown, warn: Warn) => Promise<Entry[]>,
  { read, recall }: { read: ReadJson; recall: Recall },
): Promise<ItemList<Entry>> {
  const derive = async () => (await parse(await read(file), silently)).map(undated);
  const known = await orNothing(recall.versionedOfFiles('entries', [file], derive));
  if (!known) return { ids: [], readEntries: () => Promise.resolve([]), version: '' };
  const { version, value } = known;
  const deriveIds = async () => (await value()).map(({ id, coreId = id }): Ids => [id, coreId]);
  const ids = await (await recall.versionedOfVersions(`ids in ${file}`, [version], deriveIds)).value();
  return { ids, readEntries: async () => (await value()).map(asOfToday), version };
}
