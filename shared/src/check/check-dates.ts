import { catalogueFiles } from '../catalogue/catalogue-files';
import { valueAt } from '../domain/json-value';
import { type LocalDay, parseLocalDay } from '../domain/local-day';
import type { Content } from './content';
import { type Finding, warningAt } from './finding';
import { type Pattern, selectTexts } from './select-values';

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

/** Days that the calendar does not have are a matter of formats; here they are compared. */
export function checkDates(content: Content, today: LocalDay): Finding[] {
  const { cores, variants, plots } = content;
  const entities = [cores, variants, plots].flatMap((map) => [...map.values()]);
  const patterns = RECORDS.flatMap((record) => [
    [...record, 'dateAdded'],
    [...record, 'dateUpdated'],
  ]);
  const changelog = { file: catalogueFiles.changelog, json: content.json.get(catalogueFiles.changelog) };
  const days = [
    ...entities.flatMap(({ file, json }) =>
      patterns.flatMap((pattern) => selectTexts(json, pattern)).map((found) => ({ file, ...found })),
    ),
    ...selectTexts(changelog.json, ['*', 'date']).map((found) => ({ file: changelog.file, ...found })),
  ];
  return [
    ...days
      .filter(({ value }) => (parseLocalDay(value) ?? today) > today)
      .map(({ file, path, value }) => warningAt({ file, path }, `${value} is yet to come`, 'Correct the date')),
    ...entities.flatMap(({ file, json }) => RECORDS.flatMap((record) => checkRecord(file, json, record))),
    ...entities.flatMap(({ file, json }) => RECORDS.flatMap((record) => checkRelease(file, json, record))),
    ...[...content.locations.values()].flatMap(({ file, json }) => checkRelease(file, json, [])),
  ];
}
