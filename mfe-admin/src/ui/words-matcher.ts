import { folded } from '@otherfolk/shared/domain/folded';

/** Gives a function that tells whether all words that were typed stand in a text, whatever its case and accents. */
export function wordsMatcher(typed: string): (text: string) => boolean {
  const words = folded(typed)
    .split(/[\s:]+/)
    .filter(Boolean);
  return (text) => {
    const searched = folded(text);
    return words.every((word) => searched.includes(word));
  };
}
