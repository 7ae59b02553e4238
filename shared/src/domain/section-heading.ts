const SMALL_WORDS: ReadonlySet<string> = new Set([
  'a',
  'an',
  'and',
  'at',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

const capitalised = (word: string) => word.replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** A section's key in words: `conflictAndResolution` is 'Conflict and Resolution'. */
export function headingOf(key: string): string {
  const words = key
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean);
  return words
    .map((word, index) => {
      const small = word.toLowerCase();
      return index > 0 && SMALL_WORDS.has(small) ? small : capitalised(word);
    })
    .join(' ');
}
