import type { SourceItem } from '../source/source-item';
import { keyOfPlace } from './placed-fields';

/** Places that readers see of adults alone. */
const FOR_ADULTS = new Set(
  [
    ['sections', 'Romance Vibe'],
    ['physical', 'measurements'],
  ].map(keyOfPlace),
);

const placesOf = (lives: readonly SourceItem[]): Set<string> =>
  new Set(lives.flatMap(({ values }) => values.flatMap(({ to }) => (to ? [keyOfPlace(to)] : []))));

const AGE = [['ageGrade', 'ageFormula'], ['ageless'], ['ageGrade']].map(keyOfPlace);

/** Whether a person brings along what is shown of adults alone, and no source says an age. */
export function needsAge(lives: readonly SourceItem[]): boolean {
  const places = placesOf(lives);
  return [...FOR_ADULTS].some((place) => places.has(place)) && !AGE.some((place) => places.has(place));
}

const BASE_AGE = 18; // docs/data-contract.md#5-age-grade-life-stages

/** The formula of an age that is given for the base age of 18. */
export function ageFormulaOf(age: number): string {
  const years = Math.round(age) - BASE_AGE;
  return `X${years < 0 ? '-' : '+'}${Math.abs(years)}`;
}
