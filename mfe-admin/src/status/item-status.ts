import { asOf } from '@otherfolk/shared/domain/as-of';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { type Staged, stageOf } from '@otherfolk/shared/domain/release';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { withValueAt } from '@otherfolk/shared/files/json-value';
import { PLAIN_FILE_KINDS } from '@otherfolk/shared/kinds/plain-folders';

/** The viewers who can see an item, from nobody to everybody. */
export const STATUSES = ['draft', 'scheduled', 'next', 'live'] as const;

export type Status = (typeof STATUSES)[number];

export const STATUS_LABELS: Readonly<Record<Status, string>> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  next: 'Next release',
  live: 'Live',
};

/** Whether items of this kind are published one by one. */
export const hasStatus = (kind: FileKind): boolean => ['core', 'variant', ...PLAIN_FILE_KINDS].includes(kind);

/** The day and the release that are out. */
export interface Out {
  today: LocalDay;
  release: number;
}

/** The status of an item, by the three fields that the contract has for it. */
export function statusOf(item: Staged, { today, release }: Out): Status {
  if (!item.published && item.releaseAt !== undefined && item.releaseAt > today) return 'scheduled';
  const stage = stageOf(asOf(item, today), release);
  return stage === 'published' ? 'live' : stage === 'next' ? 'next' : 'draft';
}

/** A status as it is chosen: the day of what is scheduled, and, where it is not to be worked out, the release. */
export interface ChosenStatus {
  status: Status;
  releaseAt?: LocalDay | undefined;
  version?: number | undefined;
}

const FIRST_RELEASE = 1;

/** The three fields of the contract for a status; a version that agrees with the status is kept, and one below the first release never is. */
export function stageOfStatus(
  { status, releaseAt, version: asked }: ChosenStatus,
  { version: before }: Staged,
  release: number,
): Staged {
  const version = asked ?? before;
  if (status === 'draft') return { published: false, version, releaseAt: undefined };
  const isNext = status === 'next';
  const isOfStatus =
    version !== undefined && version >= FIRST_RELEASE && (isNext ? version > release : version <= release);
  return {
    published: status !== 'scheduled',
    version: isOfStatus ? version : isNext ? release + 1 : release,
    releaseAt: status === 'scheduled' ? releaseAt : undefined,
  };
}

const STAGE_KEYS = ['published', 'version', 'releaseAt'] as const;

/** A copy of a file with these three fields at a place in it. */
export const withStage = (json: JsonRecord, place: readonly string[], stage: Staged): JsonRecord =>
  STAGE_KEYS.reduce((now, key) => withValueAt(now, [...place, key], stage[key]), json);
