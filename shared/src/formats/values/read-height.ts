import { CM_PER_INCH, heightText, INCHES_PER_FOOT, parseHeight } from '../../domain/physical';

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const FOOT = String.raw`(?:['’′´]|ft\.?|feet|foot)`;
const INCH = String.raw`(?:["”″“]|['’′´]{2}|in\.?|ins\.?|inch(?:es)?)`;
const FEET = new RegExp(`^(\\d+) ?${FOOT}(?:[ ,]*(?:and )?${NUMBER} ?${INCH}?)?$`, 'i');
const INCHES = new RegExp(`^${NUMBER} ?${INCH}$`, 'i');
const METRES = new RegExp(`^${NUMBER} ?(?:m|met(?:re|er)s?)$`, 'i');
const METRES_AND_CM = /^(\d) ?m ?(\d\d)(?: ?cm)?$/i;
const CENTIMETRES = new RegExp(`^${NUMBER} ?(?:cms?|centimet(?:re|er)s?)\\.?$`, 'i');

export const numberOf = (text: string | undefined): number => Number((text ?? '').replace(',', '.'));

/** The inches of a height, and whether it was given in them. */
function inchesOf(text: string): { inches: number; isMetric: boolean } | undefined {
  const feet = FEET.exec(text);
  if (feet) return { inches: Number(feet[1]) * INCHES_PER_FOOT + numberOf(feet[2] ?? '0'), isMetric: false };
  const inches = INCHES.exec(text);
  if (inches) return { inches: numberOf(inches[1]), isMetric: false };
  const split = METRES_AND_CM.exec(text);
  const metres = METRES.exec(text);
  const cm = split
    ? Number(split[1]) * 100 + Number(split[2])
    : metres
      ? numberOf(metres[1]) * 100
      : numberOf(CENTIMETRES.exec(text)?.[1] ?? 'no number');
  return Number.isNaN(cm) ? undefined : { inches: Math.round(cm / CM_PER_INCH), isMetric: true };
}

/** A value in our form, with a sentence where it says something else than the source. */
export interface Measured {
  text: string;
  note?: string;
}

/** A height of any usual spelling as `5'4" (162.6 cm)`: `5'4''`, `5 ft 4 in`, `64 inches`, `163 cm`, `1.63 m`. Undefined for other words. */
export function readHeight(source: string): Measured | undefined {
  const text = source.trim().replace(/\s+/g, ' ');
  // Several units of the same height: ours are computed from the first.
  const [first = ''] = text.split(/ ?[(/]| or /);
  const [, second = ''] = /[(/] ?([^()/]*)\)?$/.exec(text) ?? [];
  const rest = text.slice(first.length).replace(/[\s()/]/g, '');
  if (rest !== '' && !inchesOf(second.trim())) return undefined;
  const own = parseHeight(text);
  if (own) return text === '' ? undefined : { text: heightText(own) };
  const read = inchesOf(first.trim());
  if (!read || read.inches <= 0) return undefined;
  const feet = Math.floor(read.inches / INCHES_PER_FOOT);
  const inches = Math.round((read.inches - feet * INCHES_PER_FOOT) * 10) / 10;
  const height = heightText({ feet: String(feet), inches: String(inches) });
  return read.isMetric ? { text: height, note: `${text} is rounded to whole inches.` } : { text: height };
}
