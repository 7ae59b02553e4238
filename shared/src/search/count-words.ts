import type { SectionText } from './item-sections';
import { wordsOf } from './words-of';

/** The words of an item's text, each followed by how often it stands there, in the order of their first places, with spaces between. */
export type WordCounts = string;

function countWords(sections: readonly SectionText[]): WordCounts {
  const counts = new Map<string, number>();
  for (const { texts } of sections) {
    for (const text of texts) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].map((each) => each.join(' ')).join(' ');
}

/** What everybody reads of an item, and what is shown for adults alone. */
export interface ItemWords {
  open: WordCounts;
  forAdults: WordCounts;
}

export const NO_WORDS: ItemWords = { open: '', forAdults: '' };

/** The words and their counts. */
export function* eachWord(counts: WordCounts): Generator<[word: string, count: number]> {
  const parts = counts === '' ? [] : counts.split(' ');
  for (let place = 0; place < parts.length; place += 2) yield [parts[place] ?? '', Number(parts[place + 1])];
}

export const wordsOfSections = (sections: readonly SectionText[]): ItemWords => ({
  open: countWords(sections.filter(({ isForAdults }) => !isForAdults)),
  forAdults: countWords(sections.filter(({ isForAdults }) => isForAdults)),
});
