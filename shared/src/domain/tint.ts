import { hexOf, mixed, parseHexColour, readableOn } from './colour';

/** The grounds of the two themes, as tokens.css paints them: `ground` below a page, `raised` below a card. */
export const GROUNDS = {
  light: { ground: '#f6f1e7', raised: '#fffaf0' },
  dark: { ground: '#0c0d12', raised: '#171a25' },
} as const;

const WASH_SHARE = 0.2;

/** Names the pair of colours of an item, `31405f-d9a441`; undefined where it has none. One colour serves for both. */
export function tintIdOf(colours: {
  themeColor?: string | undefined;
  accentColor?: string | undefined;
}): string | undefined {
  const theme = parseHexColour(colours.themeColor ?? colours.accentColor);
  const accent = parseHexColour(colours.accentColor ?? colours.themeColor);
  return theme && accent && `${hexOf(theme)}-${hexOf(accent)}`.replaceAll('#', '');
}

/**
 * The style rule of a tint: `--tint` as given, `--wash` for the ground below the item, and `--accent` for text, adjusted until
 * it reads at 4.5:1 on both grounds of both themes.
 */
export function tintRule(id: string): string {
  const [theme, accent] = id.split('-').map((digits) => `#${digits}`) as [string, string];
  const wash = {
    light: mixed(GROUNDS.light.ground, theme, WASH_SHARE),
    dark: mixed(GROUNDS.dark.ground, theme, WASH_SHARE),
  };
  const readable = {
    light: readableOn(readableOn(accent, GROUNDS.light.ground), wash.light),
    dark: readableOn(readableOn(accent, GROUNDS.dark.raised), wash.dark),
  };
  return (
    `[data-tint="${id}"]{--tint:${theme};--wash:light-dark(${wash.light},${wash.dark});` +
    `--accent:light-dark(${readable.light},${readable.dark})}`
  );
}
