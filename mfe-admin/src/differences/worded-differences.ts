import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { LIST_KEY } from '@otherfolk/shared/files/file-kinds';
import { kindWith, placeOf } from '@otherfolk/shared/files/file-place';
import { writtenValue } from '@otherfolk/shared/json-text/written-value';
import type { FieldGroup, FieldSpec } from '../fields/field-spec';
import { groupsOf } from '../fields/groups-of';
import { type ComparedTexts, type Difference, differencesOf } from './differences';
import { differingWords, type Stretch } from './differing-words';
import { fieldOf, labelOfKeys } from './field-labels';
import type { NamesOfItems } from './names-of-items';
import { valueWords } from './value-words';

export interface WordedDifference {
  /** The label in the form. */
  label: string;
  before: string;
  after: string;
  /** Whether it is on or off, and nothing else. */
  isSwitch: boolean;
  /** The differences of two long texts, word by word. */
  stretches: readonly Stretch[] | undefined;
}

export interface ComparedFile extends ComparedTexts {
  /** Missing for what does not belong into the catalogue by itself. */
  path?: string;
}

const recordOf = (text: string | undefined): JsonRecord | undefined => {
  const value = text ? tryOr(() => writtenValue(text), undefined) : undefined;
  if (Array.isArray(value)) return { [LIST_KEY]: value };
  return isJsonRecord(value) ? value : undefined;
};

const textKeys = (keys: Difference['keys']) => keys.map(String);

/** A value that comes or goes as one is taken apart until a field of the form has it. */
function byField({ keys, before, after }: Difference, groups: readonly FieldGroup[]): Difference[] {
  const parts = [before, after].filter((value) => value !== undefined);
  const isWhole = fieldOf(textKeys(keys), groups) !== undefined || !parts.every(isJsonRecord);
  if (isWhole) return [{ keys, before, after }];
  const inside = new Set(parts.flatMap((part) => Object.keys(part as object)));
  return [...inside].flatMap((key) =>
    byField(
      {
        keys: [...keys, key],
        before: (before as JsonRecord | undefined)?.[key],
        after: (after as JsonRecord | undefined)?.[key],
      },
      groups,
    ),
  );
}

/** The members of a family, with what they were called before where they are gone. */
function membersOf(jsons: readonly JsonRecord[]): ReadonlyMap<string, string> {
  const members = jsons.flatMap(({ members: listed }) => (Array.isArray(listed) ? (listed as unknown[]) : []));
  return new Map(
    members
      .filter(isJsonRecord)
      .flatMap(({ id, name }) => (typeof id === 'string' && typeof name === 'string' ? [[id, name] as const] : [])),
  );
}

const choiceOf = (field: FieldSpec | undefined, value: unknown): string | undefined =>
  field?.control.kind === 'choice' && (typeof value === 'number' || value === undefined)
    ? field.control.choices.find(([each]) => each === String(value ?? ''))?.[1]
    : undefined;

/** The differences of a file, in the words of its form. Throws where it is no JSON. */
export function wordedDifferences(file: ComparedFile, names: NamesOfItems): WordedDifference[] {
  const differences = differencesOf(file);
  const place = file.path === undefined ? undefined : placeOf(file.path);
  const jsons = [(file.before ?? file.from)?.text, file.text].map(recordOf).filter((each) => each !== undefined);
  const json: JsonRecord = jsons.at(-1) ?? {};
  const kind = place && kindWith(place.kind, json);
  const groups = kind ? groupsOf(kind, json) : [];
  const context = { kind, names, members: membersOf(jsons) };
  const root = kind === 'changelog' ? [LIST_KEY] : [];
  return differences
    .flatMap((each) => byField({ ...each, keys: [...root, ...each.keys] }, groups))
    .map(({ keys, before, after }) => {
      const field = fieldOf(textKeys(keys), groups);
      const isSwitch = [before, after].every((value) => value === undefined || typeof value === 'boolean');
      const say = (value: unknown) =>
        choiceOf(field, value) ?? valueWords(isSwitch ? (value ?? false) : value, keys, context);
      const [old, now] = [say(before), say(after)];
      return {
        ...{ label: labelOfKeys(textKeys(keys), groups), before: old, after: now, isSwitch },
        stretches: isSwitch ? undefined : differingWords(old, now),
      };
    });
}
