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

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(rgb: Rgb): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2]);
}

function ratioOf(a: Rgb, b: Rgb): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [channel(0), channel(1), channel(2)];
}

/** WCAG's ratio, 1 to 21. Throws RangeError for what parseHexColour refuses. */
export function contrastRatio(a: string, b: string): number {
  return ratioOf(rgbOf(a), rgbOf(b));
}

/**
 * The nearest lighter or darker version of the colour that reaches the ratio on the ground, as #rrggbb; black or white,
 * whichever is better, where none does (never at 4.5). Throws RangeError for what parseHexColour refuses.
 */
export function readableOn(colour: string, ground: string, minRatio = MIN_TEXT_CONTRAST): string {
  const wanted = rgbOf(colour);
  const below = rgbOf(ground);
  const better = (a: Rgb, b: Rgb) => (ratioOf(a, below) >= ratioOf(b, below) ? a : b);
  for (let step = 0; step < MIX_STEPS; step += 1) {
    const share = step / MIX_STEPS;
    const candidate = better(mix(wanted, WHITE, share), mix(wanted, BLACK, share));
    if (ratioOf(candidate, below) >= minRatio) return hexOf(candidate);
  }
  return hexOf(better(WHITE, BLACK));
}
