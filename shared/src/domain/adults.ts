import { type AgeInput, calculatedAge, formulaAge } from './age';

export const ADULT_AGE = 18; // docs/data-contract.md#3-character-core

/** An unknown age is not an adult's. */
export function showsAdultDetails(calculatedAge: number | undefined): boolean {
  return calculatedAge !== undefined && calculatedAge >= ADULT_AGE;
}

/** Decides by the age that the formula gives, for the ageless too. */
export function showsRomanceVibe(input: AgeInput): boolean {
  return showsAdultDetails(formulaAge(input));
}

/** Whether measurements show: never for the ageless. */
export function showsMeasurements(input: AgeInput): boolean {
  return !input.ageless && showsAdultDetails(formulaAge(input));
}

/** The ageless have no age to be under. One that is not known is not an adult's: a formula below 0 gives none either. */
export function isUnderAge(input: AgeInput): boolean {
  return !input.ageless && !showsAdultDetails(calculatedAge(input));
}
