import * as v from 'valibot';
import { id, imageFile } from '../catalogue/schemas/formats';
import { isJsonRecord, type JsonRecord } from '../domain/json-record';
import { ITEM_FOLDERS } from '../kinds';
import type { ItemLinks, ItemRow } from './links-files';

const text = v.optional(v.string());
const kind = v.picklist(ITEM_FOLDERS);

const rowSchema = v.tuple([id, v.string(), text, text, text]);

const linksSchema = v.object({
  lives: v.optional(v.array(v.tuple([id, text]))),
  roles: v.optional(v.array(v.tuple([id, v.string(), v.optional(id)]))),
  portraits: v.optional(v.record(v.string(), v.record(v.string(), imageFile))),
  cast: v.optional(v.array(v.tuple([id, id, id]))),
  places: v.optional(v.array(v.tuple([id, v.optional(id)]))),
  mentions: v.optional(v.array(v.tuple([kind, id, text]))),
});

const partSchema = v.object({ items: v.custom(isJsonRecord), links: v.custom(isJsonRecord) });

/** The links of one item, and the items that they lead to by their keys. */
export interface LinksOfKey {
  links: ItemLinks;
  /** Throws where the row is not what `links-files.ts` says. */
  rowOf: (key: string) => ItemRow | undefined;
}

const own = (record: JsonRecord, key: string): unknown => (Object.hasOwn(record, key) ? record[key] : undefined);

/**
 * What a file of links says of one item: a file may have thousands of others, which are not looked at. Throws where that is not what
 * `links-files.ts` says.
 */
export function parseLinks(json: unknown, key: string): LinksOfKey {
  const { items, links } = v.parse(partSchema, json) as Record<'items' | 'links', JsonRecord>;
  return {
    links: v.parse(linksSchema, own(links, key) ?? {}),
    rowOf: (item) => v.parse(v.optional(rowSchema), own(items, item)),
  };
}
