import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import type { Tag } from '@otherfolk/shared/domain/tags';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { withValueAt } from '../files/json-value';
import { replaceInTexts, type TextSearch } from './replace-in-texts';

/** What of the stage of an item is set; what is missing stays. */
export interface Stage {
  published?: boolean;
  version?: number;
  releaseAt?: LocalDay;
}

/** What is done to each of the chosen items. */
export type BulkOperation =
  | { kind: 'add-tag' | 'remove-tag'; tag: Tag }
  | { kind: 'set-stage'; stage: Stage }
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

/** Where a file says its stage and its rating: a place says it of itself. */
const recordKeys = (kind: FileKind): string[] => (kind === 'location' ? [] : ['recordInfo']);

export const withStage = (json: JsonRecord, keys: readonly string[], stage: Stage): JsonRecord =>
  Object.entries(stage).reduce<JsonRecord>((now, [key, value]) => withValueAt(now, [...keys, key], value), json);

/** A file after it; what it says already stays the same object. */
export function applyOperation(kind: FileKind, json: JsonRecord, operation: BulkOperation): JsonRecord {
  switch (operation.kind) {
    case 'add-tag':
      return withTag(json, operation.tag);
    case 'remove-tag':
      return withoutTag(json, operation.tag);
    case 'set-stage':
      return withStage(json, recordKeys(kind), operation.stage);
    case 'set-rating':
      return withValueAt(json, ['recordInfo', 'contentRating'], operation.rating);
    case 'replace':
      return replaceInTexts(json, operation.search).json;
  }
}
