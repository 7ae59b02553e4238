import { diffArrays } from 'diff';

/** A stretch of two texts: in both, only in the one before, or only in the one after. */
export interface Stretch {
  text: string;
  in: 'both' | 'before' | 'after';
}

/** A text of fewer words is read as a whole. */
const MIN_WORDS = 4;
/** Texts with more differences are other texts. */
const MAX_EDITS = 1500;
/** A longer stretch that is the same in both shows only its ends. */
const MAX_SAME = 280;
const KEPT_END = 110;

/** Words, and what stands between them; letters of writings without blanks are words of their own. */
const WORD = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]\p{M}*|[\p{L}\p{N}\p{M}'’]+|\s+|[^]/gu;

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

const shortened = (text: string) =>
  text.length > MAX_SAME ? `${text.slice(0, KEPT_END)} […] ${text.slice(-KEPT_END)}` : text;

/** The differences of two long texts, word by word, whatever their writing; undefined where they are read as wholes. */
export function differingWords(before: string, after: string): Stretch[] | undefined {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (Math.min(old.length, now.length) < 2 * MIN_WORDS) return undefined;
  const changes = diffArrays(old, now, { maxEditLength: MAX_EDITS });
  if (!changes?.some(({ added, removed }) => !added && !removed)) return undefined;
  return changes.map(({ value, added, removed }) => {
    const text = value.join('');
    if (added || removed) return { text, in: added ? 'after' : 'before' };
    return { text: shortened(text), in: 'both' };
  });
}
