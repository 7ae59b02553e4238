export const INCHES_PER_FOOT = 12; // docs/product.md#constants
export const CM_PER_INCH = 2.54; // docs/product.md#constants
export const POUNDS_PER_KG = 2.20462; // docs/product.md#constants

/** Rounded to one decimal, without a trailing .0. */
const rounded = (value: number): string => String(Math.round(value * 10) / 10);
const cm = (inches: number): string => rounded(inches * CM_PER_INCH);

/** Parts of a display string, as typed; empty where not given. */
export interface Height {
  feet: string;
  inches: string;
}

export interface Weight {
  pounds: string;
}

export interface Measurements {
  bust: string;
  cup: string;
  waist: string;
  hips: string;
}

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const METRIC = String.raw`(?: ?\((.*)\))?`;
const HEIGHT = new RegExp(
  `^(\\d+)(?:['’′] ?(${NUMBER})?(?:["”″]|['’′]{2})?| ?(?:ft|feet) (${NUMBER}) ?in(?:ches)?)${METRIC}$`,
  'i',
);
const WEIGHT = new RegExp(`^(${NUMBER})(?: ?(?:lbs?\\.?|pounds?))?${METRIC}$`, 'i');
const MEASUREMENTS = new RegExp(`^(${NUMBER})([A-Za-z]{0,2})[-–](${NUMBER})[-–](${NUMBER})(?: in)?${METRIC}$`);

/** The parts of `5'7" (170.2 cm)`; undefined for a text of another form. */
export function parseHeight(text: string): Height | undefined {
  if (text.trim() === '') return { feet: '', inches: '' };
  const [matched, feet = '', inches, spelled = ''] = HEIGHT.exec(text.trim()) ?? [];
  return matched === undefined ? undefined : { feet, inches: inches ?? spelled };
}

/** Recomputes the centimetres; empty where nothing is given. */
export function heightText({ feet, inches }: Height): string {
  if (feet.trim() === '' && inches.trim() === '') return '';
  const [wholeFeet, rest] = [Number(feet), Number(inches)];
  return `${wholeFeet}'${rest}" (${cm(wholeFeet * INCHES_PER_FOOT + rest)} cm)`;
}

/** The pounds of `132 lbs (59.9 kg)`; undefined for a text of another form. */
export function parseWeight(text: string): Weight | undefined {
  if (text.trim() === '') return { pounds: '' };
  const pounds = WEIGHT.exec(text.trim())?.[1];
  return pounds === undefined ? undefined : { pounds };
}

/** Recomputes the kilograms; empty where nothing is given. */
export function weightText({ pounds }: Weight): string {
  if (pounds.trim() === '') return '';
  return `${Number(pounds)} lbs (${rounded(Number(pounds) / POUNDS_PER_KG)} kg)`;
}

/** The parts of `34B-26-36 in (86.4-66-91.4 cm)`; undefined for a text of another form. */
export function parseMeasurements(text: string): Measurements | undefined {
  if (text.trim() === '') return { bust: '', cup: '', waist: '', hips: '' };
  const [matched, bust = '', cup = '', waist = '', hips = ''] = MEASUREMENTS.exec(text.trim()) ?? [];
  return matched === undefined ? undefined : { bust, cup: cup.toUpperCase(), waist, hips };
}

/** Recomputes the centimetres; empty where nothing is given. */
export function measurementsText({ bust, cup, waist, hips }: Measurements): string {
  const inches = [bust, waist, hips].map((part) => part.trim());
  if ([...inches, cup.trim()].every((part) => part === '')) return '';
  const [b = 0, w = 0, h = 0] = inches.map(Number);
  return `${b}${cup.trim().toUpperCase()}-${w}-${h} in (${[b, w, h].map(cm).join('-')} cm)`;
}
