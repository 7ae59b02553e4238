import { DEFAULT_BASE_AGE } from '../../domain/age';

const AGE =
  /^(?:age[d:]? ?)?(\d{1,3}(?:,\d{3})*|\d+)(?:[- ]?(?:years?(?:[- ]old)?|yrs?\.?(?: old)?|y\/?o|y\.o\.))?\.?$/i;

/** Ages above are no years of a person's life that a formula should hold. */
const MAX_AGE = 1_000_000;

/** The whole years of `28`, `28 years old` or `28yo`. Words such as 'mid-twenties' are none: they stay words. */
export function readAge(source: string): number | undefined {
  const digits = AGE.exec(source.trim().replace(/\s+/g, ' '))?.[1]?.replace(/,/g, '');
  const age = Number(digits ?? NaN);
  return age <= MAX_AGE ? age : undefined;
}

/**
 * The formula that gives an age at the base age of 18, at which the catalogue is read at first: `X+10` for 28, `X-2` for 16. A source gives an age at
 * one time; here people grow with the base age.
 */
export function ageFormulaOf(age: number): string {
  const years = age - DEFAULT_BASE_AGE;
  return years < 0 ? `X-${-years}` : `X+${years}`;
}
