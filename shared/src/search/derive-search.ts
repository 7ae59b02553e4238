import { type DerivedText, derivedText, derivedTexts, textOfJson } from '../catalogue/derived-text';
import { noMemo } from '../catalogue/memo';
import { orNothing } from '../catalogue/or-nothing';
import type { StartProgress } from '../catalogue/progress';
import { readSharedImageIndex } from '../catalogue/read-image-index';
import type { ReadJson } from '../catalogue/read-json';
import { readChangelog } from '../kinds/changelog/read-changelog';
import { deriveNames } from './derive-names';
import { type DerivedWords, deriveWords } from './derive-words';
import { allOf, type ReadableItem, readItems } from './read-items';
import { NAMES_FILE, type SearchWords, wordPartFile, WORDS_FILE } from './search-files';

const silently = () => undefined;

/** The files of the full text, as JSON. */
function wordFiles(namesId: string, derived: DerivedWords, idOf: (json: string) => string): Map<string, string> {
  const parts = derived.parts.map(({ first, words }) => ({ first, id: idOf(words), words }));
  const words: SearchWords = { names: namesId, parts: parts.map(({ first, id }) => [first, id]), ...derived.words };
  return new Map([
    [WORDS_FILE, JSON.stringify(words)],
    ...parts.map(
      ({ id, words: json }, place) => [wordPartFile(place), `{"id":${JSON.stringify(id)},"words":${json}}`] as const,
    ),
  ]);
}

/**
 * The files of the search index by their paths, of what a reader gives: what it leaves out cannot be found. `hash` says what a content
 * is, the same for equal contents only. Files that cannot be read are left out.
 */
export async function deriveSearch(
  read: ReadJson,
  hash: (content: string) => string,
  memo = noMemo,
  startProgress?: StartProgress,
): Promise<ReadonlyMap<string, DerivedText>> {
  const idOf = (json: string) => hash(json).slice(0, 12);
  const items = await readItems(read, memo, startProgress);
  const releases = (await orNothing(readChangelog(read, silently))) ?? [];
  const named = deriveNames(items, await readSharedImageIndex(read, memo), releases);
  const names = { id: idOf(JSON.stringify(named)), ...named };
  const words = wordFiles(names.id, await deriveWords(allOf<ReadableItem>(items), startProgress), idOf);
  return new Map([
    ...derivedTexts(new Map([[NAMES_FILE, names]]), hash),
    ...[...words].map(([file, json]) => [file, derivedText(textOfJson(json), hash)] as const),
  ]);
}
