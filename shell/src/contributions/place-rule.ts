/** The height of a place in pixels, on phones and from 640 px on. */
export interface PlaceSize {
  height: number;
  wideHeight?: number | undefined;
}

/**
 * The style rules that keep the place of a contribution: it has the declared height, whatever comes into it. As long as nothing is
 * there, the section around it is invisible.
 */
export function placeRules(key: string, { height, wideHeight = height }: PlaceSize): string {
  const place = `[data-place="${key}"]`;
  return (
    `${place}{height:${height}px;overflow:auto;contain:layout paint}` +
    `@media(min-width:640px){${place}{height:${wideHeight}px}}` +
    `section:has(${place}:empty){visibility:hidden}`
  );
}

const sheets = new Map<string, CSSStyleSheet>();

/** Puts the rules into the document for good; those of a prerendered page stand in its head. The policy allows no style attributes. */
export function adoptPlaceRules(rules: string): void {
  if (sheets.has(rules) || !('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  sheets.set(rules, sheet);
  document.adoptedStyleSheets.push(sheet);
}
