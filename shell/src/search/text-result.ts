import { showsRomanceVibe } from '@otherfolk/shared/domain/adults';
import { anchorOf } from '@otherfolk/shared/domain/anchor';
import { contentVeil, isVeiledRating } from '@otherfolk/shared/domain/content-veil';
import { localDayOf } from '@otherfolk/shared/domain/local-day';
import { readBaseAge } from '@otherfolk/shared/hooks/use-base-age';
import type { NameEntry } from '@otherfolk/shared/search/name-entries';
import { type Snippet, snippetOf } from '@otherfolk/shared/search/snippet';
import { isRatingLifted } from '@otherfolk/shared/storage/lifted-ratings';
import type { ItemText } from './item-text';

/** The match of a question. */
export interface SearchResult {
  entry: NameEntry;
  /** The sentence, and the section that it stands in; missing for what is behind a veil, for adults alone, or found by name only. */
  snippet?: Snippet;
  /** The address of the section. */
  to: string;
}

/** The part of an item's text with the words, as far as this reader may see it; undefined for none. */
export function textResultOf(
  entry: NameEntry,
  { sections, age }: ItemText,
  { words, isForAdults }: { words: readonly string[]; isForAdults: boolean },
): SearchResult | undefined {
  const input = age && { ...age, baseAge: readBaseAge(), today: localDayOf(new Date()) };
  const isLifted = entry.rating !== undefined && isRatingLifted(entry.rating);
  if (contentVeil(entry.rating, input, isLifted) !== 'shown') return undefined;
  if (isForAdults) {
    const section = sections.find((each) => each.isForAdults);
    if (!section || !input || !showsRomanceVibe(input)) return undefined;
    return { entry, to: `${entry.to}#${encodeURIComponent(anchorOf(section.heading))}` };
  }
  const snippet = snippetOf(
    sections.filter((each) => !each.isForAdults),
    words,
  );
  const to = snippet?.heading ? `${entry.to}#${encodeURIComponent(anchorOf(snippet.heading))}` : entry.to;
  return isVeiledRating(entry.rating) || !snippet ? { entry, to } : { entry, to, snippet };
}
