/** A piece of running text; `href` is an address with its origin. */
export interface Span {
  text: string;
  isStrong?: boolean;
  href?: string;
}

/** A part of a text, as every format can write it. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Block[][] }
  | { kind: 'terms'; rows: [term: string, value: string][] };

export interface TakenSection {
  heading: string;
  blocks: Block[];
}

/** The text of the page of an item, as its reader sees it. */
export interface TakenPage {
  title: string;
  /** The world of a life, or whatever else tells the page from others of the same title; empty where nothing does. */
  label: string;
  /** The address of the page, with its origin. */
  address: string;
  sections: TakenSection[];
}

export const plainOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');
