import type { FieldValue, SourceKind } from '../source/source-item';

/** A part of what becomes of a value: a place in the file with what is written there, or a sentence alone where it stays out. */
export interface ValuePart {
  to?: readonly string[];
  value?: FieldValue;
  of?: 'person' | 'life';
  note?: string;
}

/** A place that a column of a table, a key or a heading may go to. */
export interface Target {
  /** It stands in mappings that are kept. */
  id: string;
  /** Its name for people. */
  label: string;
  kinds: readonly SourceKind[];
  /** The names that sources have for it, in any case. */
  names: readonly string[];
  /** What a value becomes; undefined where it cannot be read, and goes to a sheet. Missing for what concerns the item itself. */
  read?: (text: string) => ValuePart[] | undefined;
  /** What it says of the item itself. */
  says?: 'name' | 'world' | 'image' | 'private' | 'relation' | 'family';
}

/** Names that stand in one line. */
export const split = (names: string): string[] => names.split('|');
