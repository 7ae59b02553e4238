import { parseHexColour } from '../colour';
import type { Choice } from './list-definition';

/** The colours that lists are filtered by: the value in the address, and the name for readers. swatches.module.css paints them. */
export const SWATCHES = [
  { value: 'red', label: 'Red' },
  { value: 'orange', label: 'Orange' },
  { value: 'brown', label: 'Brown' },
  { value: 'gold', label: 'Gold' },
  { value: 'green', label: 'Green' },
  { value: 'teal', label: 'Teal' },
  { value: 'blue', label: 'Blue' },
  { value: 'indigo', label: 'Indigo' },
  { value: 'purple', label: 'Purple' },
  { value: 'pink', label: 'Pink' },
  { value: 'grey', label: 'Gray' },
  { value: 'black', label: 'Black' },
] as const satisfies readonly Choice[];

export type Swatch = (typeof SWATCHES)[number]['value'];

/** The hues, in degrees, from which on a colour has the name beside them; red goes round. */
const HUES: readonly (readonly [from: number, swatch: Swatch])[] = [
  [0, 'red'],
  [15, 'orange'],
  [40, 'gold'],
  [68, 'green'],
  [155, 'teal'],
  [192, 'blue'],
  [232, 'indigo'],
  [258, 'purple'],
  [316, 'pink'],
  [338, 'red'],
];

/** The least chroma of a colour that has a hue: the difference between the strongest and the weakest channel, 0 to 1. */
const LEAST_CHROMA = 0.09;
const BLACK_BELOW = 0.25;
const BROWN_BELOW = 0.4;
const DULL_BELOW = 0.2;
const PALE_FROM = 0.75;
const PLUM_BELOW = 0.3;

function hueOf(red: number, green: number, blue: number, chroma: number): number {
  const most = Math.max(red, green, blue);
  const sixth =
    most === red ? (green - blue) / chroma : most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
  return (sixth * 60 + 360) % 360;
}

/** The swatch that a colour belongs to, by its hue, its strength and how light it is; undefined for what is no colour. */
export function swatchOf(colour: string | undefined): Swatch | undefined {
  const rgb = parseHexColour(colour);
  if (!rgb) return undefined;
  const [red, green, blue] = rgb.map((channel) => channel / 255) as [number, number, number];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [chroma, lightness] = [most - least, (most + least) / 2];
  if (chroma < LEAST_CHROMA) return lightness < BLACK_BELOW ? 'black' : 'grey';
  const hue = hueOf(red, green, blue, chroma);
  const named = HUES.findLast(([from]) => hue >= from)?.[1];
  const isWarm = named === 'orange' || named === 'gold';
  if (lightness < BROWN_BELOW && (isWarm || (named === 'red' && hue < 15 && chroma < DULL_BELOW))) return 'brown';
  if (named === 'red' && lightness >= PALE_FROM) return 'pink';
  if (named === 'pink' && lightness < PLUM_BELOW) return 'purple';
  return named;
}
