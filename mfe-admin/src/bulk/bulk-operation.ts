import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { Tag } from '@otherfolk/shared/domain/tags';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { withValueAt } from '@otherfolk/shared/files/json-value';
import type { ChosenStatus, Out } from '../status/item-status';
import { itemWithStatus } from '../status/status-files';
import { replaceInTexts, type TextSearch } from './replace-in-texts';

/** The operation on each of the chosen items. */
export type BulkOperation =
  | { kind: 'add-tag' | 'remove-tag'; tag: Tag }
  | { kind: 'set-status'; chosen: ChosenStatus; out: Out }
  | { kind: 'set-rating'; rating: number }
  | { kind: 'replace'; search: TextSearch };

const isTag = (item: unknown, { group, name }: Tag) =>
  isJsonRecord(item) && item['name'] === name && (item['group'] ?? '') === group;

function withTag(json: JsonRecord, tag: Tag): JsonRecord {
  const tags: unknown = json['tags'] ?? [];
  if (!Array.isArray(tags) || tags.some((item) => isTag(item, tag))) return json;
  const { group, name } = tag;
  return { ...json, tags: [...(tags as unknown[]), { group, name }] };
}

function withoutTag(json: JsonRecord, tag: Tag): JsonRecord {
  const tags: unknown = json['tags'];
  if (!Array.isArray(tags) || !tags.some((item) => isTag(item, tag))) return json;
  return { ...json, tags: tags.filter((item) => !isTag(item, tag)) };
}

/** A file after it; what it says already stays the same object. */
export function applyOperation(kind: FileKind, json: JsonRecord, operation: BulkOperation): JsonRecord {
  switch (operation.kind) {
    case 'add-tag':
      return withTag(json, operation.tag);
    case 'remove-tag':
      return withoutTag(json, operation.tag);
    case 'set-status':
      return itemWithStatus(kind, json, operation.chosen, operation.out);
    case 'set-rating':
      return withValueAt(json, ['recordInfo', 'contentRating'], operation.rating);
    case 'replace':
      return replaceInTexts(json, operation.search).json;
  }
}
