import { catalogueFiles } from '../catalogue/catalogue-files';
import type { Keys } from '../catalogue/each-part';
import { fromFile } from '../catalogue/from-files';
import { silentProgress, type StartProgress } from '../catalogue/progress';
import { VISITOR } from '../domain/viewer';
import { isVisible, type Visible } from '../domain/visibility';
import { forEachKind, isItemFolder, ITEM_FOLDERS, type ItemFolder } from '../kinds';
import { ENTITY_FILE } from '../kinds/entity-folders';
import type { ContentMemo } from './content';
import { eachPublicText } from './each-public-text';
import { type FileWords, type HiddenWord, needleOf, Words, wordsOfFile } from './hidden-words';
import { type Needle, WordSearch } from './word-search';

/** What the entry of an index says of who sees its item. */
export interface IndexEntry extends Visible {
  id: string;
  coreId?: string | undefined;
}

/** What is said of who sees the item of an entry. */
export const whoSees = ({ id, coreId, published, version, releaseAt, isUnnamed }: IndexEntry): IndexEntry => ({
  ...{ id, coreId, published, version, releaseAt, isUnnamed },
});

/** A catalogue whose files need not all be in memory. */
export interface SearchedCatalogue {
  release: number;
  /** The entries of the indexes, by folder; of a folder without an index nothing is hidden. */
  entries: Partial<Record<ItemFolder, readonly IndexEntry[]>>;
  /** Paths inside the catalogue. */
  files: readonly string[];
  /** Undefined for what is not there, or is not JSON. */
  readJson: (file: string) => unknown;
  memo: ContentMemo;
  startProgress?: StartProgress;
}

/** A place where a file that visitors read speaks of what they do not see. */
export interface HiddenMention {
  file: string;
  keys: Keys;
  kind: HiddenWord['kind'];
  text: string;
}

const idsOf = (entries: readonly IndexEntry[] = []): string[] => entries.flatMap(({ id, coreId = id }) => [id, coreId]);

type Ids = Record<ItemFolder, ReadonlySet<string>>;

/** A core is seen where one of its variants is. What no index lists is neither seen nor hidden. */
function splitIds({ release, entries }: SearchedCatalogue): { seen: Ids; hidden: Ids } {
  const isSeen = (entry: IndexEntry) => isVisible(entry, VISITOR, release);
  const seen = forEachKind((folder) => new Set(idsOf(entries[folder]?.filter(isSeen))));
  const hidden = forEachKind((folder) => new Set(idsOf(entries[folder]).filter((id) => !seen[folder].has(id))));
  return { seen, hidden };
}

/** The files of these items, in the order of the catalogue's files. */
const filesOf = (ids: Ids, { files }: SearchedCatalogue): string[] =>
  files.filter((file) => {
    const [, folder, id = ''] = ENTITY_FILE.exec(file) ?? [];
    return isItemFolder(folder) && ids[folder].has(id);
  });

/** What items are known by: their ids, and what their files say. */
function wordsOf(ids: Ids, ofFiles: readonly FileWords[]): Words {
  const words = new Words();
  for (const folder of ITEM_FOLDERS) for (const id of ids[folder]) words.addId(folder, id);
  for (const each of ofFiles) words.addFile(each);
  return words;
}

function isFamilyOf(families: ReadonlySet<unknown>, file: string): boolean {
  const [, folder, id] = ENTITY_FILE.exec(file) ?? [];
  return folder === 'families' && families.has(id);
}

function mentionsIn(
  json: unknown,
  search: WordSearch<HiddenWord & Needle>,
  hidden: Ids,
): Omit<HiddenMention, 'file'>[] {
  const mentions: Omit<HiddenMention, 'file'>[] = [];
  eachPublicText(json, hidden, (text, keys) => {
    for (const { kind, text: word } of new Set(search.in(text))) mentions.push({ keys: [...keys], kind, text: word });
  });
  return mentions;
}

/**
 * Where files that visitors read say a name, an id or the file name of an image that only hidden items have, in the order of files
 * and places. What refers to a hidden item by its id alone is no mention: visitors do not get it.
 */
export function hiddenMentions(catalogue: SearchedCatalogue): HiddenMention[] {
  const { files, readJson, memo, startProgress = silentProgress } = catalogue;
  const { ofEach, hash } = memo;
  const { seen, hidden } = splitIds(catalogue);
  const hiddenFiles = filesOf(hidden, catalogue);
  if (hiddenFiles.length === 0) return [];
  const seenFiles = filesOf(seen, catalogue);
  const wordsIn = (of: readonly string[]) =>
    ofEach('hidden words', of.map(fromFile), ({ id: file }) => wordsOfFile(file, readJson(file)));
  const known = wordsOf(seen, wordsIn([...seenFiles, catalogueFiles.site]));
  const words = wordsOf(hidden, wordsIn(hiddenFiles)).without(known);
  const search = new WordSearch(words.map(needleOf));
  const families = files.filter((file) => isFamilyOf(known.families, file));
  const single = files.filter((file) => file === catalogueFiles.changelog || file === catalogueFiles.site);
  const from = [
    words.map(({ kind, text, isPerson }) => [kind, text, isPerson]),
    ...ITEM_FOLDERS.map((folder) => [...hidden[folder]]),
  ];
  const what = `mentions of ${hash(JSON.stringify(from))}`;
  const read = [...seenFiles, ...families, ...single];
  const progress = startProgress('looking for hidden names', read.length);
  const found = ofEach(
    what,
    read.map(fromFile),
    ({ id: file }) => mentionsIn(readJson(file), search, hidden),
    progress,
  );
  return found.flatMap((mentions, place) => mentions.map((mention) => ({ file: read[place] ?? '', ...mention })));
}
