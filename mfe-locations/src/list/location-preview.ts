const PREVIEW_LENGTH = 100; // docs/product.md#card-of-a-location
const CUT = '…';

interface Described {
  description?: string | undefined;
  summary?: string | undefined;
}

/** The line of a card: how the description, or else the summary, begins. Characters are counted whole, emoji included. */
export function locationPreview({ description, summary }: Described): string {
  const characters = [...(description?.trim() || summary?.trim() || '')];
  if (characters.length <= PREVIEW_LENGTH) return characters.join('');
  return characters.slice(0, PREVIEW_LENGTH).join('') + CUT;
}
