import type { SectionText } from '../catalogue/section-texts';
import { wordCount } from './word-count';
import { wordsOf } from './words-of';

/** The words of an item's text, each followed by its count as `WordPart` has it, in the order of their first places, with spaces between. */
export type WordCounts = string;

function countWords(sections: readonly SectionText[]): WordCounts {
  const counts = new Map<string, { count: number; isInSummary: boolean }>();
  for (const { texts, isSummary = false } of sections) {
    for (const word of texts.flatMap(wordsOf)) {
      const known = counts.get(word);
      counts.set(word, { count: (known?.count ?? 0) + 1, isInSummary: isSummary || known?.isInSummary === true });
    }
  }
  return [...counts].map(([word, { count, isInSummary }]) => `${word} ${wordCount(count, isInSummary)}`).join(' ');
}

/** What everybody reads of an item, and what is shown for adults alone. */
export interface ItemWords {
  open: WordCounts;
  forAdults: WordCounts;
}

export const NO_WORDS: ItemWords = { open: '', forAdults: '' };

/** Calls back for each word with its count. */
export function eachWord(counts: WordCounts, visit: (word: string, count: number) => void): void {
  const parts = counts === '' ? [] : counts.split(' ');
  for (let index = 0; index < parts.length; index += 2) visit(parts[index] ?? '', Number(parts[index + 1]));
}

export const wordsOfSections = (sections: readonly SectionText[]): ItemWords => ({
  open: countWords(sections.filter(({ isForAdults }) => !isForAdults)),
  forAdults: countWords(sections.filter(({ isForAdults }) => isForAdults)),
});
