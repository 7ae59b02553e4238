import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { shellContextOf } from '@otherfolk/shared/contract/shell-context';
import type { Viewer } from '@otherfolk/shared/domain/viewer';
import { audienceKey } from '@otherfolk/shared/queries/audience-key';
import { parsePart, parseWords } from '@otherfolk/shared/search/parse-search';
import type { WordMatches } from '@otherfolk/shared/search/rank-matches';
import { type SearchWords, wordPartFile, WORDS_FILE } from '@otherfolk/shared/search/search-files';
import { stemOf } from '@otherfolk/shared/search/stop-words';
import { documentsWith, partsFor } from '@otherfolk/shared/search/text-search';
import { lasting } from './lasting';

const wordsQuery = (viewer: Viewer) =>
  queryOptions({
    ...lasting,
    queryKey: ['search-words', audienceKey(viewer)],
    queryFn: async ({ meta }) => parseWords(await shellContextOf(meta).read(WORDS_FILE)),
  });

const partQuery = (viewer: Viewer, number: number, id: string) =>
  queryOptions({
    ...lasting,
    queryKey: ['search-part', id, audienceKey(viewer)],
    queryFn: async ({ meta }) => {
      const part = parsePart(await shellContextOf(meta).read(wordPartFile(number)));
      if (part.id !== id) throw new Error('A part of the full text is of another release');
      return part;
    },
  });

/** The start of the full text. Rejects where it is missing, or older or newer than the names. */
export async function readTextIndex(client: QueryClient, namesId: string, viewer: Viewer): Promise<SearchWords> {
  const index = await client.fetchQuery(wordsQuery(viewer));
  if (index.names !== namesId) throw new Error('The full text belongs to other names');
  return index;
}

/** The documents of the full text that say a word. */
export async function textMatchesOf(
  client: QueryClient,
  { parts }: SearchWords,
  { word, viewer }: { word: string; viewer: Viewer },
): Promise<WordMatches> {
  const stem = stemOf(word);
  const numbers = partsFor(stem, parts);
  const read = numbers.map((number) => client.fetchQuery(partQuery(viewer, number, parts[number]?.[1] ?? '')));
  return documentsWith(word, stem, await Promise.all(read));
}
