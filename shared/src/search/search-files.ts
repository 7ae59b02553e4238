import type { LocalDay } from '../domain/local-day';

/** The folder of the search index, which is derived from the other files of a catalogue. */
export const SEARCH_FOLDER = 'search/'; // docs/data-contract.md#search-index

/** What is found by name. */
export const NAMES_FILE = `${SEARCH_FOLDER}names.json`;

/** Where the parts of the full text begin. */
export const WORDS_FILE = `${SEARCH_FOLDER}words.json`;

/** A part of the full text, by its place in the list of parts. */
export const wordPartFile = (place: number): string => `${SEARCH_FOLDER}words-${place + 1}.json`;

/** A file of the search index. */
export const SEARCH_FILE = /^search\/(names|words(-[1-9]\d{0,4})?)\.json$/;

/** `names.json`. Lists of a fixed order in place of objects: it is loaded before anything can be found. */
export interface SearchNames {
  /** The same for the same content only: other files of the index say which names they belong to. */
  id: string;
  /** The worlds, as labels of variants name them. */
  labels: string[];
  people: PersonRow[];
  lives: LifeRow[];
  /** The items that are one file each, by folder. */
  items: Record<string, PlainRow[]>;
  /** The tags, each with the number of items that bear it; where these are few, their numbers as documents follow. */
  tags: [group: string, name: string, count: number, bearers?: number[]][];
  /** The releases of the changelog. */
  releases: [title: string, date?: LocalDay][];
}

/** Empty texts and lists at the end of a row may be missing. Images are paths below `images/`. */
export type PersonRow = [id: string, name: string, aliases?: string[], image?: string];
export type LifeRow = [
  person: number,
  id: string,
  /** Empty where it is that of the person. */
  name: string,
  label: number,
  aliases?: string[],
  image?: string,
  rating?: number,
];
export type PlainRow = [
  id: string,
  name: string,
  /** Empty where the item has no other id. */
  coreId: string,
  label: number,
  image?: string,
];

/** `words.json`. A document is a text that is found or not: items by their place among lives and other items, as in the names. */
export interface SearchWords {
  /** The id of the names that the documents belong to. */
  names: string;
  /** The first word of each part, and the id of what it was made of. */
  parts: [first: string, id: string][];
  /** Words that stand nearly everywhere, and tell nothing. */
  common: string[];
  /** Texts for adults alone are documents of their own, behind the others: the items that they belong to. */
  forAdults: number[];
}

/** `words-N.json`: words in order, each with the documents that it stands in and how often. */
export interface WordPart {
  id: string;
  /** The pairs of numbers of each word: how far the document lies behind the one before, and how often it stands there: `word-count.ts`. */
  words: Record<string, number[]>;
}
