import type { DerivedText } from '../catalogue/derived-text';
import { orNothing } from '../catalogue/or-nothing';
import type { StartProgress } from '../catalogue/progress';
import { readSharedImageIndex } from '../catalogue/read-image-index';
import type { ReadJson } from '../catalogue/read-json';
import { noRecall, type Recall, valuesOf } from '../catalogue/recall';
import { readChangelog } from '../kinds/changelog/read-changelog';
import { deriveNames } from './derive-names';
import { type DerivedWords, deriveWords } from './derive-words';
import { readPostingBlocks } from './posting-blocks';
import { allOf, readItems } from './read-items';
import { NAMES_FILE, type SearchNames, type SearchWords, wordPartFile, WORDS_FILE } from './search-files';

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
  recall: Recall = noRecall,
  startProgress?: StartProgress,
): Promise<ReadonlyMap<string, DerivedText>> {
  const idOf = (json: string) => hash(json).slice(0, 12);
  const items = await readItems(read, recall, startProgress);
  let deriving: Promise<SearchNames> | undefined;
  const derive = async () => {
    const releases = (await orNothing(readChangelog(read, silently))) ?? [];
    const named = deriveNames(await items.withContents(), await readSharedImageIndex(read, recall), releases);
    return { id: idOf(JSON.stringify(named)), ...named };
  };
  const readNames = () => (deriving ??= derive());
  const namesId = await recall.ofItems('id of names', items.versions, async () => (await readNames()).id);
  const names = await recall.textsOfItems(
    'names',
    items.versions,
    async () => new Map([[NAMES_FILE, await readNames()]]),
  );
  const worded = allOf(items);
  const postings = await readPostingBlocks(worded, recall, startProgress);
  const versions = [namesId, ...postings.map(({ version }) => version)];
  const deriveFiles = async () => wordFiles(namesId, deriveWords(await valuesOf(postings)), idOf);
  const words = await recall.textsOfVersions('words', versions, deriveFiles);
  return new Map([...names, ...words]);
}
