import type { MergeState } from './merge-field';

/** What became of one value of a source. */
export interface ReviewLine {
  /** Its place in the source, in the words of the source. */
  from: string;
  text: string;
  /** The file that it went to, and the place in it; missing where it is left out. */
  to?: { path: string; place: readonly string[] };
  state: MergeState | 'left-out';
  /** A sentence: what became of it, or why it is left out. */
  note?: string;
  /** The name of the choice where both sides have changed, with what stands on them. */
  conflict?: { key: string; mine: unknown; theirs: unknown };
}

export type Side = 'mine' | 'theirs';
