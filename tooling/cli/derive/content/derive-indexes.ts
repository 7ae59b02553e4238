import { type DerivedText, derivedText } from '@otherfolk/shared/catalogue/derived-text';
import { fileText } from '@otherfolk/shared/catalogue/file-text';
import type { Content } from '@otherfolk/shared/check/content';
import { derivedIndexes } from '@otherfolk/shared/check/derived-indexes';
import { contentHash } from '@otherfolk/system/content-hash';

/** A file of an index as it should be. */
export interface DerivedIndex {
  file: string;
  entries: number;
  text: DerivedText;
}

/** The lists of items of a catalogue. */
export const deriveIndexes = (content: Content): DerivedIndex[] =>
  Array.from(derivedIndexes(content), ([file, entries]) => ({
    ...{ file, entries: entries.length },
    text: derivedText(fileText(entries), contentHash),
  }));
