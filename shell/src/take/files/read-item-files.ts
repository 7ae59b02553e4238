import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { ITEM_KINDS } from '@otherfolk/shared/kinds';
import type { ItemAddress } from '../item-at-address';
import { type AsShown, hasVeil, shownParts } from './as-shown';

/** The files of an item, as far as the reader of its page sees them. */
export interface ItemFiles extends ItemAddress {
  /** The path of the file of the life, the plot or the place. */
  path: string;
  json: JsonRecord;
  /** The person of a life, and their other lives. */
  core?: JsonRecord;
  others: JsonRecord[];
}

async function readRecord(read: ReadJson, path: string): Promise<JsonRecord> {
  const json = await read(path);
  if (!isJsonRecord(json)) throw new Error(`${path} is no object`);
  return json;
}

const idsOf = ({ variants }: JsonRecord): string[] =>
  Array.isArray(variants)
    ? variants.flatMap((each) => (isJsonRecord(each) && typeof each['id'] === 'string' ? [each['id']] : []))
    : [];

/** The other lives of a person; one that cannot be read, as one that is hidden, is none. */
async function readOthers(read: ReadJson, core: JsonRecord, own: string): Promise<JsonRecord[]> {
  const ids = idsOf(core).filter((id) => id !== own);
  const files = await Promise.allSettled(ids.map((id) => readRecord(read, ITEM_KINDS.characters.file(id))));
  return files.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : []));
}

/** Reads the files of an item, and takes out what its page does not show to this reader. Rejects where they cannot be read, or are behind a veil. */
export async function readItemFiles(
  read: ReadJson,
  address: ItemAddress,
  shown: AsShown,
  lives: 'alone' | 'all' = 'all',
): Promise<ItemFiles> {
  const { folder, id, variantId } = address;
  const { file } = ITEM_KINDS[folder];
  if (folder !== 'characters') {
    const path = file(variantId ?? id);
    const json = await readRecord(read, path);
    if (hasVeil(json, shown)) throw new Error(`${path} is behind a veil`);
    return { ...address, path, json, others: [] };
  }
  const core = await readRecord(read, file(id));
  const lifeId = variantId ?? idsOf(core)[0] ?? id;
  const path = file(lifeId);
  const life = await readRecord(read, path);
  const others = lives === 'all' ? await readOthers(read, core, lifeId) : [];
  const parts = shownParts(core, life, others, shown);
  if (!parts) throw new Error(`${path} is behind a veil`);
  return { ...address, variantId: lifeId, path, json: parts.life, core: parts.core, others: parts.others };
}
