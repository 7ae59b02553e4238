import MiniSearch, { type Query } from 'minisearch';
import { folded } from '../domain/folded';
import { forEachPlainKind } from '../kinds/plain-folders';
import { beginsAlmostAs } from './begins-almost-as';
import { isItem, type NameEntry, type NameKind } from './name-entries';
import { mergedMatches, WEIGHTS, type WordMatches } from './rank-matches';
import { stemOf, withoutStopWords } from './stop-words';
import { wordsAsked, wordsOf } from './words-of';
import { isTellingWord } from './words-to-find';

/** The number of letters from which on a word may have one typo. */
const TYPO_LETTERS = 4;

/** Where so many are found by what was typed, nobody wants what is written almost so. */
const ENOUGH = 5;

/** How many entries are added in one step, between which the page can answer. */
const CHUNK = 100;

/** More words than these are not looked for. */
const MAX_WORDS = 8;

/** What is meant more often comes first among equals. */
const KIND_BOOST: Record<NameKind, number> = {
  person: 1.3,
  page: 1.2,
  ...forEachPlainKind(() => 1.1),
  life: 1,
  tag: 0.9,
  release: 0.8,
};

/** Words that begin so. */
const begun = (word: string): Query => ({
  queries: [word],
  prefix: true,
  ...(!isTellingWord(word) && { fields: ['name', 'aliases'] }),
});

interface Indexed extends NameEntry {
  place: number;
}

/** Finds entries by their names. */
export class NameSearch {
  private readonly index = new MiniSearch<Indexed>({
    idField: 'place',
    fields: ['name', 'aliases', 'owner', 'detail'],
    extractField: (entry, field) => {
      if (field === 'place') return entry.place;
      if (field === 'aliases') return entry.aliases.join(' ');
      // How many there are is nothing that anybody looks for.
      if (field === 'detail' && (entry.kind === 'tag' || entry.kind === 'person')) return '';
      // A life that is called as its person is found by that name once.
      if (field === 'owner' && entry.owner === entry.name) return '';
      return entry[field as 'name' | 'owner' | 'detail'];
    },
    tokenize: wordsOf,
    processTerm: (word) => word,
    searchOptions: {
      boost: { name: 4, aliases: 3, owner: 1.5, detail: 1 },
      boostDocument: (place: number) => KIND_BOOST[this.entries[place]?.kind ?? 'tag'],
    },
  });

  private words: string[] = [];
  /** The entries that are called by a name, by the name as it is compared. */
  private readonly called = new Map<string, Set<number>>();

  /** The number of entries, from the first on, that are items: the documents of the full text. */
  readonly items: number;

  private constructor(readonly entries: readonly NameEntry[]) {
    this.items = entries.filter(isItem).length;
  }

  /** Takes its time where there are many entries. */
  static async over(entries: readonly NameEntry[]): Promise<NameSearch> {
    const search = new NameSearch(entries);
    const indexed = entries.map((entry, place) => ({ ...entry, place }));
    await search.index.addAllAsync(indexed, { chunkSize: CHUNK });
    const texts = entries.flatMap(({ name, aliases, owner, detail }) => [name, ...aliases, owner, detail]);
    search.words = [...new Set(texts.flatMap(wordsOf))];
    for (const { place, name, aliases } of indexed) {
      for (const each of [name, ...aliases].map(folded)) {
        search.called.set(each, (search.called.get(each) ?? new Set()).add(place));
      }
    }
    return search;
  }

  /**
   * What has every word of a question, or else every word but the commonest: the best first, those that are written almost so last.
   * Nothing for a question without a word.
   */
  find(question: string, limit: number): NameEntry[] {
    const words = wordsAsked(question).slice(0, MAX_WORDS);
    const telling = withoutStopWords(words);
    const whole = this.placesWithAll(words);
    const found = whole.length > 0 || telling.length === words.length ? whole : this.placesWithAll(telling);
    const places = this.exactFirst(found, question);
    return places.slice(0, limit).flatMap((place) => this.entries[place] ?? []);
  }

  /** What bears a word in its name, or a tag in which it stands; what is written almost so where nothing is written so. */
  matchesOf(word: string): WordMatches {
    const places = this.placesOf([begun(stemOf(word))]);
    const named = places.length > 0 ? places : this.placesOf([this.almost(word)]);
    const borne = named.flatMap((place) => this.entries[place]?.bearers ?? []);
    const weighed = (each: readonly number[], weight: number) => new Map(each.map((place) => [place, weight]));
    return mergedMatches(weighed(named, WEIGHTS.name), weighed(borne, WEIGHTS.tag));
  }

  private placesWithAll(words: readonly string[]): number[] {
    if (words.length === 0) return [];
    const found = this.placesOf(words.map(begun));
    const almost = found.length < ENOUGH ? this.placesOf(words.map((word) => this.almost(word))) : [];
    return [...new Set([...found, ...almost])];
  }

  private placesOf(queries: Query[]): number[] {
    return this.index.search({ combineWith: 'AND', queries }).map(({ id }) => id as number);
  }

  /** The word as it was typed, and all that begin almost so. */
  private almost(word: string): Query {
    if (word.length < TYPO_LETTERS) return begun(word);
    return { queries: this.words.filter((each) => beginsAlmostAs(each, word)), combineWith: 'OR' };
  }

  private exactFirst(places: readonly number[], question: string): number[] {
    const called = this.called.get(folded(question.trim()));
    if (!called) return [...places];
    return [...places.filter((place) => called.has(place)), ...places.filter((place) => !called.has(place))];
  }
}
