import { POUNDS_PER_KG, weightText } from '../../domain/physical';
import { type Measured, numberOf } from './read-height';

const POUNDS_PER_STONE = 14;

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const POUND = String.raw`(?:lbs?\.?|pounds?|#)`;
const STONE = new RegExp(`^${NUMBER} ?(?:st\\.?|stones?)(?:[ ,]*(?:and )?${NUMBER} ?${POUND}?)?$`, 'i');
const POUNDS = new RegExp(`^${NUMBER} ?${POUND}$`, 'i');
const KILOGRAMS = new RegExp(`^${NUMBER} ?(?:kgs?\\.?|kilos?|kilogram(?:me)?s?)$`, 'i');

function poundsOf(text: string): { pounds: number; isRounded: boolean } | undefined {
  const stone = STONE.exec(text);
  if (stone) return { pounds: numberOf(stone[1]) * POUNDS_PER_STONE + numberOf(stone[2] ?? '0'), isRounded: false };
  const pounds = POUNDS.exec(text);
  if (pounds) return { pounds: numberOf(pounds[1]), isRounded: false };
  const kilograms = KILOGRAMS.exec(text);
  return kilograms ? { pounds: Math.round(numberOf(kilograms[1]) * POUNDS_PER_KG), isRounded: true } : undefined;
}

/** A weight of any usual spelling as `157 lbs (71.2 kg)`: `157 lbs`, `11 st 3`, `71kg`. Undefined for other words. */
export function readWeight(source: string): Measured | undefined {
  const text = source.trim().replace(/\s+/g, ' ');
  const [first = '', ...others] = text.split(/[(/)]| or /).map((part) => part.trim());
  if (others.some((part) => part !== '' && !poundsOf(part))) return undefined;
  const read = poundsOf(first);
  if (!read || read.pounds <= 0) return undefined;
  const weight = weightText({ pounds: String(Math.round(read.pounds * 1000) / 1000) });
  return read.isRounded ? { text: weight, note: `${text} is rounded to whole pounds.` } : { text: weight };
}
