import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { parseLocalDay } from '@otherfolk/shared/domain/local-day';
import type { Staged } from '@otherfolk/shared/domain/release';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import { sameJson, valueAt } from '@otherfolk/shared/files/json-value';
import { plainKindOf } from '@otherfolk/shared/kinds/plain-folders';
import { type ChosenStatus, type Out, stageOfStatus, STATUSES, statusOf, withStage } from './item-status';

/** The status of a file, as readers understand it. */
export function stagedAt(json: JsonRecord, place: readonly string[]): Staged {
  const at = valueAt(json, place);
  const { published, version, releaseAt } = isJsonRecord(at) ? at : {};
  return {
    published: published === true,
    version: typeof version === 'number' && Number.isFinite(version) ? version : undefined,
    releaseAt: parseLocalDay(releaseAt),
  };
}

/** The keys under which files of a kind have it. */
export const placeOfStage = (kind: FileKind): readonly string[] => plainKindOf(kind)?.stageAt ?? ['recordInfo'];

const RECORD = ['recordInfo'];

/** The lives that a person's file lists. */
export const livesOf = (core: JsonRecord): JsonRecord[] => {
  const listed = core['variants'];
  return Array.isArray(listed) ? listed.filter(isJsonRecord) : [];
};

/** The status of a life; where it has none, it is as its person. */
export function stageOfLife(life: JsonRecord, core: JsonRecord | undefined): Staged {
  const says = (json: JsonRecord, place: readonly string[]) => valueAt(json, [...place, 'published']) !== undefined;
  if (says(life, RECORD)) return stagedAt(life, RECORD);
  const over = ['variantOverrides', ...RECORD];
  if (says(life, over)) return stagedAt(life, over);
  return core ? stagedAt(core, RECORD) : {};
}

const rankOf = (staged: Staged, out: Out) => STATUSES.indexOf(statusOf(staged, out));

/** The stage of the life that most people can see: that of its person. */
function widestOf(lives: readonly JsonRecord[], out: Out): Staged | undefined {
  const stages = lives.map((life) => stagedAt(life, RECORD));
  return stages.sort((one, other) => rankOf(other, out) - rankOf(one, out))[0];
}

/** The status in the file of a person: that of the life that most people can see, of one without a life its own. */
export const stageOfPerson = (core: JsonRecord, out: Out): Staged =>
  widestOf(livesOf(core), out) ?? stagedAt(core, RECORD);

/**
 * The file of a person in whose list these lives have a status, and whose own record says what the one of them says that most people can
 * see. A life that the list lacks is added to it.
 */
export function personWithStatus(
  core: JsonRecord,
  lives: readonly { id: string; label?: string }[],
  chosen: ChosenStatus,
  out: Out,
): JsonRecord {
  const stageFor = (json: JsonRecord) => stageOfStatus(chosen, stagedAt(json, RECORD), out.release);
  const listed: readonly unknown[] = Array.isArray(core['variants']) ? core['variants'] : [];
  const isListed = (id: string) => livesOf(core).some((each) => each['id'] === id);
  const isMeant = (item: JsonRecord) => lives.some(({ id }) => id === item['id']);
  const added = lives
    .filter(({ id }) => !isListed(id))
    .map(({ id, label }) => ({ id, ...(label !== undefined && { label }) }));
  const variants = [...listed, ...added].map((item) =>
    isJsonRecord(item) && isMeant(item) ? withStage(item, RECORD, stageFor(item)) : item,
  );
  const next = variants.length > 0 ? { ...core, variants } : core;
  const widest = widestOf(livesOf(next), out) ?? stageFor(core);
  const isSame = statusOf(stagedAt(core, RECORD), out) === statusOf(widest, out);
  return isSame && sameJson(next, core) ? core : isSame ? next : withStage(next, RECORD, widest);
}

/** The file of a life, a plot or a location with a status. */
export function itemWithStatus(kind: FileKind, json: JsonRecord, chosen: ChosenStatus, out: Out): JsonRecord {
  const place = placeOfStage(kind);
  const stage = stageOfStatus(chosen, stagedAt(json, place), out.release);
  return withStage(json, place, stage);
}
