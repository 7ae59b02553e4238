import { eachWord, type WordCounts } from './count-words';

/** The documents in which a word stands, as `WordPart` has them. */
interface Posting {
  word: string;
  documents: number;
  numbers: number[];
}

/** The documents of words, which are added in their order. */
export class Postings {
  private readonly byWord = new Map<string, Posting & { last: number }>();

  add(document: number, words: WordCounts): void {
    eachWord(words, (word, count) => {
      const known = this.byWord.get(word);
      if (known) {
        known.numbers.push(document - known.last, count);
        known.last = document;
        known.documents += 1;
      } else this.byWord.set(word, { word, documents: 1, last: document, numbers: [document, count] });
    });
  }

  /** The postings in the order of their words. */
  sorted(): Posting[] {
    return [...this.byWord.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
  }
}
