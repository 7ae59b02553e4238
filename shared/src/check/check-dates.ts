import { catalogueFiles } from '../catalogue/catalogue-files';
import { type Pattern, selectTexts } from '../catalogue/select-values';
import { valueAt } from '../domain/json-value';
import { type LocalDay, parseLocalDay } from '../domain/local-day';
import { PLAIN_FILE_KINDS, plainKindOf } from '../kinds/plain-folders';
import { entitiesOf } from './content';
import { type Finding, warningAt } from './finding';
import type { Rule } from './rule';

const RECORDS: Pattern[] = [['recordInfo'], ['variantOverrides', 'recordInfo']];

function dayAt(json: unknown, pattern: Pattern): { path: string; day: LocalDay } | undefined {
  const [found] = selectTexts(json, pattern);
  const day = parseLocalDay(found?.value);
  return found && day ? { path: found.path, day } : undefined;
}

function checkRecord(file: string, json: unknown, record: Pattern): Finding[] {
  const added = dayAt(json, [...record, 'dateAdded']);
  const updated = dayAt(json, [...record, 'dateUpdated']);
  if (!added || !updated || updated.day >= added.day) return [];
  return [warningAt({ file, path: updated.path }, 'updated before it was added', 'Correct one of the dates')];
}

/** A day of release says something only about what is not published yet. */
function checkRelease(file: string, json: unknown, record: Pattern): Finding[] {
  const release = dayAt(json, [...record, 'releaseAt']);
  const isOut = valueAt(json, [...record, 'published'].map(String)) === true;
  if (!release || !isOut) return [];
  return [warningAt({ file, path: release.path }, 'is published already, whatever its day', 'Remove one of the two')];
}

interface Dates {
  /** Days that may not be yet to come. */
  days: { path: string; value: string }[];
  findings: Finding[];
}

const DAYS = RECORDS.flatMap((record) => [
  [...record, 'dateAdded'],
  [...record, 'dateUpdated'],
]);

const yetToCome = (file: string, days: Dates['days'], today: LocalDay): Finding[] =>
  days
    .filter(({ value }) => (parseLocalDay(value) ?? today) > today)
    .map(({ path, value }) => warningAt({ file, path }, `${value} is yet to come`, 'Correct the date'));

/** Days that the calendar does not have are a matter of formats; here they are compared. */
export const datesRule: Rule<Dates> = {
  extract: ({ kind, file, json }) => {
    if (kind === 'family') return { days: [], findings: [] };
    if (plainKindOf(kind)?.stageAt.length === 0) return { days: [], findings: checkRelease(file, json, []) };
    return {
      days: DAYS.flatMap((pattern) => selectTexts(json, pattern)),
      findings: [checkRecord, checkRelease].flatMap((check) => RECORDS.flatMap((record) => check(file, json, record))),
    };
  },
  find: (content, of, { today }) => {
    const file = catalogueFiles.changelog;
    const entities = entitiesOf(content, ['core', 'variant', ...PLAIN_FILE_KINDS]);
    return [
      ...yetToCome(file, selectTexts(content.json.get(file), ['*', 'date']), today),
      ...entities.flatMap((entity) => yetToCome(entity.file, of(entity).days, today)),
      ...entities.flatMap((entity) => of(entity).findings),
    ];
  },
};
