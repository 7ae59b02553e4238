export const HEX_PATTERN = /^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/; // docs/data-contract.md#1-where-data-lives
const MIN_TEXT_CONTRAST = 4.5; // docs/product.md#detail-pages
const MIX_STEPS = 100;
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** Red, green and blue, each 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Undefined for anything but #rgb or #rrggbb. */
export function parseHexColour(text: unknown): Rgb | undefined {
  if (typeof text !== 'string' || !HEX_PATTERN.test(text)) return undefined;
  const digits = text.length === 4 ? [...text.slice(1)].map((digit) => digit + digit).join('') : text.slice(1);
  const channel = (index: number) => parseInt(digits.slice(index * 2, index * 2 + 2), 16);
  return [channel(0), channel(1), channel(2)];
}

function rgbOf(colour: string): Rgb {
  const rgb = parseHexColour(colour);
  if (!rgb) throw new RangeError(`Not a colour: ${colour}`);
  return rgb;
}

/** #rrggbb. */
export const hexOf = (rgb: Rgb): string => `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

function luminance(rgb: Rgb): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
}

/** The contrast of two luminances. */
const ratioOf = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [channel(0), channel(1), channel(2)];
}

/** A colour with a share of another in it, 0 to 1, as #rrggbb. Throws RangeError for what parseHexColour refuses. */
export const mixed = (from: string, to: string, share: number): string => hexOf(mix(rgbOf(from), rgbOf(to), share));

/** WCAG's ratio, 1 to 21. Throws RangeError for what parseHexColour refuses. */
export const contrastRatio = (a: string, b: string): number => ratioOf(luminance(rgbOf(a)), luminance(rgbOf(b)));

/**
 * The nearest lighter or darker version of the colour that reaches the ratio on the ground, as #rrggbb; black or white,
 * whichever is better, where none does (never at 4.5). Throws RangeError for what parseHexColour refuses.
 */
export function readableOn(colour: string, ground: string, minRatio = MIN_TEXT_CONTRAST): string {
  const wanted = rgbOf(colour);
  const below = luminance(rgbOf(ground));
  const better = (a: Rgb, b: Rgb) => (ratioOf(luminance(a), below) >= ratioOf(luminance(b), below) ? a : b);
  const at = (step: number) => better(mix(wanted, WHITE, step / MIX_STEPS), mix(wanted, BLACK, step / MIX_STEPS));
  // A colour that is readable at one step is so at each that follows, so the first of them is found by halving.
  let [first, last] = [0, MIX_STEPS];
  while (first < last) {
    const middle = (first + last) >> 1;
    if (ratioOf(luminance(at(middle)), below) >= minRatio) last = middle;
    else first = middle + 1;
  }
  return hexOf(at(last));
}
