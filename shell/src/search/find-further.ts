import type { QueryClient } from '@tanstack/react-query';
import { isVeiledRating } from '@otherfolk/shared/domain/content-veil';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { mergedMatches, rankMatches, type WordMatches } from '@otherfolk/shared/search/rank-matches';
import type { SearchWords } from '@otherfolk/shared/search/search-files';
import { stemOf } from '@otherfolk/shared/search/stop-words';
import { wordsToFind } from '@otherfolk/shared/search/words-to-find';
import { isRatingLifted } from '@otherfolk/shared/storage/lifted-ratings';
import { textQuery } from './item-text';
import type { LoadedNames } from './names-query';
import { readTextIndex, textMatchesOf } from './text-matches';
import { type SearchResult, textResultOf } from './text-result';

export interface FurtherResults {
  results: SearchResult[];
  /** Whether there are more than were asked for. */
  hasMore: boolean;
  /** Whether nothing was looked for in texts, as all words of the question stand nearly everywhere. */
  isTooCommon: boolean;
  /** Whether the texts could not be searched. */
  isWithoutTexts: boolean;
}

interface Hit {
  /** Its place among the entries. */
  place: number;
  isForAdults: boolean;
  isNamed: boolean;
  isInText: boolean;
}

interface Request {
  question: string;
  limit: number;
  viewer: Viewer;
  /** The addresses of what was found by the whole question: it stands there already. */
  known: ReadonlySet<string>;
}

const nothing = () => undefined;

/** The matches of entries, and behind them those of texts for adults alone, by their positions among those. */
const shiftedMatches = (documents: WordMatches, items: number, entries: number): WordMatches =>
  new Map([...documents].map(([at, weight]) => [at < items ? at : entries + at - items, weight]));

/** The items that match the words at all, the best first. */
async function hitsOf(
  client: QueryClient,
  { search }: LoadedNames,
  { words, index, viewer }: { words: readonly string[]; index: SearchWords | undefined; viewer: Viewer },
): Promise<Hit[]> {
  const { entries, items } = search;
  const named = words.map((word) => search.matchesOf(word));
  const inTexts = await Promise.all(
    words.map(async (word) =>
      index ? shiftedMatches(await textMatchesOf(client, index, { word, viewer }), items, entries.length) : new Map(),
    ),
  );
  const ranked = rankMatches(
    words.map((_, at) => mergedMatches(named[at] ?? new Map(), inTexts[at] ?? new Map())),
    entries.length,
  );
  const open = new Set(ranked.map(({ place }) => place));
  return ranked.flatMap(({ place }): Hit[] => {
    const isForAdults = place >= entries.length;
    const item = isForAdults ? index?.forAdults[place - entries.length] : place;
    // An item is one result, whatever else of it is for adults alone.
    if (item === undefined || (isForAdults && open.has(item))) return [];
    const isNamed = named.some((each) => each.has(place));
    return [{ place: item, isForAdults, isNamed, isInText: inTexts.some((each) => each.has(place)) }];
  });
}

/** A hit as this reader may see it. */
async function resultOf(
  client: QueryClient,
  { search }: LoadedNames,
  { hit, words, viewer }: { hit: Hit; words: readonly string[]; viewer: Viewer },
): Promise<SearchResult | undefined> {
  const entry = search.entries[hit.place];
  if (!entry) return undefined;
  const byName = hit.isNamed ? { entry, to: entry.to } : undefined;
  // A text behind a veil is not even asked for.
  const isClosed = isVeiledRating(entry.rating) && !isRatingLifted(entry.rating);
  if (!hit.isInText || isClosed) return byName;
  const text = await client.fetchQuery(textQuery(viewer, entry)).catch(nothing);
  return (text && textResultOf(entry, text, { words: words.map(stemOf), isForAdults: hit.isForAdults })) ?? byName;
}

/**
 * Finds what matches some words of a question, in names, tags, summaries or texts, the best first: at most `limit`. Reads as little as it
 * can; names and tags are found without the index of the texts, too.
 */
export async function findFurther(
  client: QueryClient,
  names: LoadedNames,
  { question, limit, viewer, known }: Request,
): Promise<FurtherResults> {
  const find = async (index: SearchWords | undefined) => {
    for (const words of wordsToFind(question, index?.common ?? [])) {
      const hits = await hitsOf(client, names, { words, index, viewer });
      if (hits.length > 0) return { words, hits };
    }
    return { words: [], hits: [] };
  };
  const index = await readTextIndex(client, names.id, viewer).catch(nothing);
  const found = await find(index).catch(nothing);
  const { words, hits } = found ?? (await find(undefined));
  const others = hits.filter(({ place }) => !known.has(names.search.entries[place]?.to ?? ''));
  const results: SearchResult[] = [];
  let at = 0;
  while (at < others.length && results.length < limit) {
    const wanted = others.slice(at, at + limit - results.length);
    at += wanted.length;
    const read = wanted.map((hit) => resultOf(client, names, { hit, words, viewer }));
    for (const result of await Promise.all(read)) if (result) results.push(result);
  }
  const isWithoutTexts = index === undefined || found === undefined;
  return {
    results,
    hasMore: at < others.length,
    isTooCommon: wordsToFind(question, index?.common ?? []).length === 0,
    isWithoutTexts,
  };
}
