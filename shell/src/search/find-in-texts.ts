import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { readCharacterCore, readCharacterVariant } from '@otherfolk/shared/catalogue/read-character';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { readLocation } from '@otherfolk/shared/catalogue/read-locations';
import { readPlot } from '@otherfolk/shared/catalogue/read-plots';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import { showsRomanceVibe } from '@otherfolk/shared/domain/adults';
import type { AgeInput } from '@otherfolk/shared/domain/age';
import { anchorOf } from '@otherfolk/shared/domain/anchor';
import { contentVeil, isVeiledRating } from '@otherfolk/shared/domain/content-veil';
import { localDayOf } from '@otherfolk/shared/domain/local-day';
import { mergeVariant } from '@otherfolk/shared/domain/merge';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { audienceKey } from '@otherfolk/shared/page/audience-key';
import { FRESH_MS } from '@otherfolk/shared/page/freshness';
import { isRatingLifted } from '@otherfolk/shared/page/lifted-ratings';
import { readBaseAge } from '@otherfolk/shared/page/use-base-age';
import {
  sectionsOfLife,
  sectionsOfPlace,
  sectionsOfPlot,
  type SectionText,
} from '@otherfolk/shared/search/item-sections';
import type { NameEntry } from '@otherfolk/shared/search/name-entries';
import { parsePart, parseWords } from '@otherfolk/shared/search/parse-search';
import { wordPartFile, WORDS_FILE } from '@otherfolk/shared/search/search-files';
import { type Snippet, snippetOf } from '@otherfolk/shared/search/snippet';
import { findTexts, partsFor, tellingWords, type TextHit } from '@otherfolk/shared/search/text-search';
import type { LoadedNames } from './names-query';

/** An item whose text has every word of a question. */
interface TextResult {
  entry: NameEntry;
  /** The sentence, and the section that it stands in; missing for what is behind a veil, or for adults alone. */
  snippet?: Snippet;
  /** Where the section is. */
  to: string;
}

export interface TextResults {
  results: TextResult[];
  /** Whether there are more than were asked for. */
  hasMore: boolean;
  /** Whether nothing was looked for, as all words of the question stand nearly everywhere. */
  isTooCommon?: boolean;
}

const silently = () => undefined;

/** What never changes under its key, as long as nothing was released. */
const lasting = { staleTime: FRESH_MS, gcTime: Infinity, structuralSharing: false } as const;

const wordsQuery = (viewer: Viewer) =>
  queryOptions({
    ...lasting,
    queryKey: ['search-words', audienceKey(viewer)],
    queryFn: async ({ meta }) => parseWords(await shellContextOf(meta).read(WORDS_FILE)),
  });

const partQuery = (viewer: Viewer, place: number, id: string) =>
  queryOptions({
    ...lasting,
    queryKey: ['search-part', id, audienceKey(viewer)],
    queryFn: async ({ meta }) => {
      const part = parsePart(await shellContextOf(meta).read(wordPartFile(place)));
      if (part.id !== id) throw new Error('A part of the full text is of another release');
      return part;
    },
  });

interface ItemText {
  sections: SectionText[];
  /** Of a character. */
  age?: Pick<AgeInput, 'ageGrade' | 'ageless'>;
}

async function readText({ kind, id, coreId }: NameEntry, read: ReadJson): Promise<ItemText> {
  if (kind === 'plot') return { sections: sectionsOfPlot(await readPlot(read, id, silently)) };
  if (kind === 'place') return { sections: sectionsOfPlace(await readLocation(read, id, silently)) };
  const [core, variant] = await Promise.all([
    readCharacterCore(read, coreId, silently),
    readCharacterVariant(read, id, silently),
  ]);
  const { ageGrade, ageless } = mergeVariant(core, variant);
  return { sections: sectionsOfLife(core, variant), age: { ageGrade, ageless } };
}

const textQuery = (viewer: Viewer, entry: NameEntry) =>
  queryOptions({
    ...lasting,
    queryKey: ['search-text', entry.to, audienceKey(viewer)],
    queryFn: ({ meta }) => readText(entry, shellContextOf(meta).read),
  });

/** What of a hit this reader may see; undefined for nothing. */
function resultOf(
  hit: TextHit,
  entry: NameEntry,
  { sections, age }: ItemText,
  words: string[],
): TextResult | undefined {
  const input = age && { ...age, baseAge: readBaseAge(), today: localDayOf(new Date()) };
  const isLifted = entry.rating !== undefined && isRatingLifted(entry.rating);
  if (contentVeil(entry.rating, input, isLifted) !== 'shown') return undefined;
  if (hit.isForAdults) {
    const section = sections.find(({ isForAdults }) => isForAdults);
    if (!section || !input || !showsRomanceVibe(input)) return undefined;
    return { entry, to: `${entry.to}#${encodeURIComponent(anchorOf(section.heading))}` };
  }
  const snippet = snippetOf(
    sections.filter(({ isForAdults }) => !isForAdults),
    words,
  );
  const to = snippet?.heading ? `${entry.to}#${encodeURIComponent(anchorOf(snippet.heading))}` : entry.to;
  return isVeiledRating(entry.rating) || !snippet ? { entry, to } : { entry, to, snippet };
}

/**
 * Finds the words of a question in the texts of items, the best first: at most `limit`. Reads as little as it can. Rejects where the
 * index is missing, or older or newer than the names.
 */
export async function findInTexts(
  client: QueryClient,
  { id, search }: LoadedNames,
  { question, limit, viewer }: { question: string; limit: number; viewer: Viewer },
): Promise<TextResults> {
  const index = await client.fetchQuery(wordsQuery(viewer));
  if (index.names !== id) throw new Error('The full text belongs to other names');
  const words = tellingWords(question, index.common);
  if (words.length === 0) return { results: [], hasMore: false, isTooCommon: true };
  const partsOfWords = await Promise.all(
    words.map((word) =>
      Promise.all(
        partsFor(word, index.parts).map((place) =>
          client.fetchQuery(partQuery(viewer, place, index.parts[place]?.[1] ?? '')),
        ),
      ),
    ),
  );
  const items = search.entries.filter(({ kind }) => kind === 'life' || kind === 'plot' || kind === 'place');
  const found = findTexts(words, (word) => partsOfWords[words.indexOf(word)] ?? [], {
    forAdults: index.forAdults,
    items: items.length,
  });
  const open = new Set(found.flatMap(({ item, isForAdults }) => (isForAdults ? [] : item)));
  // An item is one result, whatever else of it is for adults alone.
  const hits = found.filter(({ item, isForAdults }) => !isForAdults || !open.has(item));
  const results: TextResult[] = [];
  let at = 0;
  while (at < hits.length && results.length < limit) {
    const wanted = hits.slice(at, at + limit - results.length);
    at += wanted.length;
    const read = wanted.map(async (hit) => {
      const entry = items[hit.item];
      // What is behind a veil is not even asked for.
      const isClosed = isVeiledRating(entry?.rating) && !isRatingLifted(entry.rating);
      const text = entry && !isClosed ? await client.fetchQuery(textQuery(viewer, entry)).catch(silently) : undefined;
      return entry && text && resultOf(hit, entry, text, words);
    });
    for (const result of await Promise.all(read)) if (result) results.push(result);
  }
  return { results, hasMore: at < hits.length };
}
