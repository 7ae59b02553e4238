import { orNothing } from '../catalogue/or-nothing';
import type { StartProgress } from '../catalogue/progress';
import { readChangelog } from '../catalogue/read-changelog';
import { readSharedImageIndex } from '../catalogue/read-image-index';
import type { ReadJson } from '../catalogue/read-json';
import { noRecall, type Recall } from '../catalogue/recall';
import { deriveNames } from './derive-names';
import { deriveWords } from './derive-words';
import { readPostingBlocks } from './posting-blocks';
import { readItems } from './read-items';
import {
  NAMES_FILE,
  type SearchNames,
  type SearchWords,
  type WordPart,
  wordPartFile,
  WORDS_FILE,
} from './search-files';

const silently = () => undefined;

/**
 * The files of the search index by their paths, of what a reader gives: what it leaves out cannot be found. `hash` says what a content
 * is, the same for equal contents only. Files that cannot be read are left out.
 */
export async function deriveSearch(
  read: ReadJson,
  hash: (content: string) => string,
  recall: Recall = noRecall,
  startProgress?: StartProgress,
): Promise<Map<string, SearchNames | SearchWords | WordPart>> {
  const idOf = (value: unknown) => hash(JSON.stringify(value)).slice(0, 12);
  const items = await readItems(read, recall, startProgress);
  const named = await recall.ofItems('names', items.versions, async () =>
    deriveNames(
      items,
      await readSharedImageIndex(read, recall),
      (await orNothing(readChangelog(read, silently))) ?? [],
    ),
  );
  const names: SearchNames = { id: idOf(named), ...named };
  const worded = [...items.lives, ...items.plots, ...items.places];
  const derived = deriveWords(await readPostingBlocks(worded, recall, startProgress));
  const parts = derived.parts.map(({ first, words }) => ({ first, part: { id: idOf(words), words } }));
  const words: SearchWords = {
    names: names.id,
    parts: parts.map(({ first, part }) => [first, part.id]),
    ...derived.words,
  };
  return new Map<string, SearchNames | SearchWords | WordPart>([
    [NAMES_FILE, names],
    [WORDS_FILE, words],
    ...parts.map(({ part }, place) => [wordPartFile(place), part] as const),
  ]);
}
