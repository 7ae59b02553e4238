import { showsMeasurements, showsRomanceVibe } from '@otherfolk/shared/domain/adults';
import type { AgeInput } from '@otherfolk/shared/domain/age';
import { contentVeil } from '@otherfolk/shared/domain/content-veil';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { valueAt } from '@otherfolk/shared/domain/json-value';
import type { LocalDay } from '@otherfolk/shared/domain/local-day';
import { mergeVariant } from '@otherfolk/shared/domain/merge';
import { parseCharacterCore, parseCharacterVariant } from '@otherfolk/shared/kinds/character/read-character';

/** What decides beside flags what a page shows to its reader. */
export interface AsShown {
  baseAge: number;
  today: LocalDay;
  /** Whether the reader has chosen to see what has this rating. */
  isLifted: (rating: number) => boolean;
}

const silent = () => undefined;

interface Standing {
  rating: number | undefined;
  age: AgeInput;
}

/** The rating and the age of a life, at the base age of its reader. */
export function standingOf(core: JsonRecord, life: JsonRecord, { baseAge, today }: AsShown): Standing {
  const { recordInfo, ageGrade, ageless } = mergeVariant(
    parseCharacterCore(String(core['id']), core, silent),
    parseCharacterVariant(String(life['id']), life, silent),
  );
  return { rating: recordInfo?.contentRating, age: { ageGrade, ageless, baseAge, today } };
}

const isShown = ({ rating, age }: Standing, { isLifted }: AsShown): boolean =>
  contentVeil(rating, age, rating !== undefined && isLifted(rating)) === 'shown';

/** Whether a plot or a place is behind a veil. */
export function hasVeil(json: JsonRecord, { isLifted }: AsShown): boolean {
  const rating = valueAt(json, ['recordInfo', 'contentRating']);
  return typeof rating === 'number' && contentVeil(rating, undefined, isLifted(rating)) !== 'shown';
}

/** Places of what is for adults alone, in a core, a life and its overrides. */
const OVERRIDES = 'variantOverrides';
const ROMANCE = ['sections', 'Romance Vibe'];
const MEASUREMENTS = ['physical', 'measurements'];

/** A copy without the value at a place; the very file where there is none. */
function without(json: JsonRecord, [key = '', ...rest]: readonly string[]): JsonRecord {
  if (!Object.hasOwn(json, key)) return json;
  if (rest.length === 0) return Object.fromEntries(Object.entries(json).filter(([each]) => each !== key));
  const part = json[key];
  if (!isJsonRecord(part)) return json;
  const cut = without(part, rest);
  return cut === part ? json : { ...json, [key]: cut };
}

const withoutBoth = (json: JsonRecord, place: readonly string[]) =>
  without(without(json, place), [OVERRIDES, ...place]);

function cutFor(json: JsonRecord, standings: readonly Standing[]): JsonRecord {
  const ofAdults = standings.every(({ age }) => showsRomanceVibe(age)) ? json : withoutBoth(json, ROMANCE);
  return standings.every(({ age }) => showsMeasurements(age)) ? ofAdults : withoutBoth(ofAdults, MEASUREMENTS);
}

/**
 * A person and lives without what their pages do not show to this reader: lives behind a veil, and what is for adults alone where somebody is none. Undefined
 * where the life itself is behind a veil.
 */
export function shownParts(core: JsonRecord, life: JsonRecord, others: readonly JsonRecord[], shown: AsShown) {
  const own = standingOf(core, life, shown);
  if (!isShown(own, shown)) return undefined;
  const standings = others.map((other) => ({ other, standing: standingOf(core, other, shown) }));
  const open = standings.filter(({ standing }) => isShown(standing, shown));
  return {
    core: cutFor(core, [own, ...open.map(({ standing }) => standing)]),
    life: cutFor(life, [own]),
    others: open.map(({ other, standing }) => cutFor(other, [standing])),
  };
}
