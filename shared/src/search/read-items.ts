import { orNothing } from '../catalogue/or-nothing';
import { silentProgress, type StartProgress } from '../catalogue/progress';
import type { ReadJson } from '../catalogue/read-json';
import { noRecall, type Recall, valuesOf } from '../catalogue/recall';
import type { SectionText } from '../catalogue/section-texts';
import { once } from '../domain/once';
import { ITEM_FOLDERS, ITEM_KINDS, type ItemFolder } from '../kinds';
import type { CharacterCore } from '../kinds/character/character-core-schema';
import type { CharacterIndexEntry } from '../kinds/character/character-index-schema';
import { characterKind } from '../kinds/character/kind';
import { contentOfLife, type LifeContent, type LifeFiles, sectionsOfLife } from '../kinds/character/life-content';
import { readCharacterCore, readCharacterVariant } from '../kinds/character/read-character';
import type { ItemContent } from '../kinds/descriptor/item-content';
import type { ItemEntry } from '../kinds/descriptor/item-entry';
import { indexReaderOf } from '../kinds/item-readers';
import { readerOf } from '../kinds/item-readers';
import { forEachPlainKind, PLAIN_FOLDERS, type PlainFolder } from '../kinds/plain-folders';
import { type ItemWords, NO_WORDS, wordsOfSections } from './count-words';
import { deriveBlocks, oneByOne } from './item-blocks';
import { KeptTexts, openText } from './item-texts';
import { type Ids, type ItemList, readList, type Undated } from './read-list';

/** An item whose words are not read with it. */
export interface WordedItem {
  id: string;
  /** All that the words follow from. */
  files: readonly string[];
  /** None of what cannot be read. */
  readWords: () => Promise<ItemWords>;
}

/** An item that a list names. */
export interface ListedItem extends WordedItem {
  /** The id of the person or the plot; for a place, its own. */
  coreId: string;
  /** What everybody reads of it, for who asks once; empty where it cannot be read. */
  readText: () => Promise<string>;
}

interface Item<Entry, Content> extends ListedItem {
  entry: Undated<Entry>;
  content: Content;
}

/** Items, each with what is derived from of its files as far as they can be read. */
export interface SearchItems {
  lives: Item<CharacterIndexEntry, LifeContent>[];
  /** The items that are one file each, by folder. */
  plain: Record<PlainFolder, Item<ItemEntry, ItemContent | undefined>[]>;
}

/** The items that the lists name, in the same order. */
export interface ListedItems {
  /** The same for equal items only, whatever their words and texts are. */
  versions: string[];
  lives: ListedItem[];
  plain: Record<PlainFolder, ListedItem[]>;
  withContents: () => Promise<SearchItems>;
}

/** All of them, in the order of the documents of the full text. */
export const allOf = <Each>({ lives, plain }: { lives: Each[]; plain: Record<PlainFolder, Each[]> }): Each[] => [
  ...lives,
  ...PLAIN_FOLDERS.flatMap((folder) => plain[folder]),
];

/** The check tells what is wrong with files: here it is left out in silence. */
const silently = () => undefined;

/** How an item follows from the values of its files. */
interface ItemSource<Values, Content> {
  files: readonly string[];
  read: () => Promise<Values>;
  contentOf: (values: Values) => Content;
  /** Undefined where they cannot be known. */
  sectionsOf: (values: Values) => SectionText[] | undefined;
}

/** Reads cores; the lives of one follow each other. */
function coreReader(read: ReadJson) {
  let last: { id: string; core: Promise<CharacterCore | undefined> } | undefined;
  return (id: string) => {
    if (last?.id !== id) last = { id, core: orNothing(readCharacterCore(read, id, silently)) };
    return last.core;
  };
}

/** What a life is derived from, by its ids. */
function lifeSource(read: ReadJson) {
  const coreOf = coreReader(read);
  return ([id, coreId]: Ids): ItemSource<LifeFiles, LifeContent> => ({
    files: [characterKind.file(coreId), characterKind.file(id)],
    read: async () => ({
      core: await coreOf(coreId),
      variant: await orNothing(readCharacterVariant(read, id, silently)),
    }),
    contentOf: contentOfLife,
    sectionsOf: ({ core, variant }) => core && variant && sectionsOfLife(core, variant),
  });
}

/** What an item of a folder is derived from, by its id. */
function plainSource(read: ReadJson, folder: PlainFolder) {
  const reading = readerOf(folder);
  return ([id]: Ids): ItemSource<unknown, ItemContent | undefined> => ({
    files: [ITEM_KINDS[folder].file(id)],
    read: () => orNothing(reading.read(read, id, silently)),
    contentOf: (value) => (value === undefined ? undefined : reading.contentOf(value)),
    sectionsOf: (value) => (value === undefined ? undefined : reading.sectionsOf(value)),
  });
}

interface ToRead<Entry, Values, Content> {
  /** Names the kind of the items, and with it what the recall keeps. */
  kind: string;
  list: ItemList<Entry>;
  sourceOf: (ids: Ids) => ItemSource<Values, Content>;
}

interface ItemReader {
  recall: Recall;
  kept: KeptTexts;
  startProgress: StartProgress;
}

interface ReadItems<Entry, Content> {
  items: ListedItem[];
  versions: string[];
  withContents: () => Promise<Item<Entry, Content>[]>;
}

/** Whoever derives an item derives its words, too, and keeps its text, as its files are read then. */
async function readEach<Entry, Values, Content>(
  { kind, list, sourceOf }: ToRead<Entry, Values, Content>,
  { recall, kept, startProgress }: ItemReader,
): Promise<ReadItems<Entry, Content>> {
  type Source = ItemSource<Values, Content>;
  const wordsOf = ({ files }: Source, sectionsOf: () => Promise<SectionText[] | undefined>) =>
    recall.ofFiles(`words of ${kind}`, files, async () => {
      const sections = await sectionsOf();
      return sections ? wordsOfSections(sections) : NO_WORDS;
    });
  async function contentOf(source: Source): Promise<Content> {
    const values = await source.read();
    const sections = source.sectionsOf(values);
    kept.keep(source, openText(sections));
    await wordsOf(source, () => Promise.resolve(sections));
    return source.contentOf(values);
  }
  const sources = list.ids.map((ids) => ({ id: ids[0], coreId: ids[1], ...sourceOf(ids) }));
  const progress = startProgress(`reading ${kind}`, sources.length);
  const blocks = await deriveBlocks({ what: kind, items: sources, derive: oneByOne(contentOf) }, recall, progress);
  const items = sources.map((source) => {
    const { id, coreId, files } = source;
    const readSections = async () => source.sectionsOf(await source.read());
    return {
      ...{ id, coreId, files },
      readWords: () => wordsOf(source, readSections),
      readText: async () => kept.take(source) ?? openText(await readSections()),
    };
  });
  const withContents = async () => {
    const entries = await list.readEntries();
    const contents = (await valuesOf(blocks)).flat();
    return entries.flatMap((entry, place) => {
      const item = items[place];
      // What cannot be read is null where it was kept as JSON.
      return item ? [{ ...item, entry, content: (contents[place] ?? undefined) as Content }] : [];
    });
  };
  return { items, versions: blocks.map(({ version }) => version), withContents };
}

async function readAllItems(read: ReadJson, recall: Recall, startProgress: StartProgress): Promise<ListedItems> {
  const reader = { recall, kept: new KeptTexts(), startProgress };
  const lists = new Map<ItemFolder, ItemList<ItemEntry>>();
  for (const folder of ITEM_FOLDERS)
    lists.set(folder, await readList(ITEM_KINDS[folder].index, indexReaderOf(folder).parseIndex, { read, recall }));
  const listOf = (folder: ItemFolder) => lists.get(folder) as ItemList<ItemEntry>;
  const people = listOf(characterKind.folder) as unknown as ItemList<CharacterIndexEntry>;
  const ofLives = await readEach({ kind: 'lives', list: people, sourceOf: lifeSource(read) }, reader);
  const plain = {} as Record<PlainFolder, ReadItems<ItemEntry, ItemContent | undefined>>;
  for (const folder of PLAIN_FOLDERS)
    plain[folder] = await readEach({ kind: folder, list: listOf(folder), sourceOf: plainSource(read, folder) }, reader);
  const ofLists = [...lists.values()].map(({ version }) => version);
  return {
    versions: [...ofLists, ...[ofLives, ...Object.values(plain)].flatMap(({ versions }) => versions)],
    lives: ofLives.items,
    plain: forEachPlainKind((folder) => plain[folder].items),
    withContents: once(async () => {
      const lives = await ofLives.withContents();
      const contents = {} as SearchItems['plain'];
      for (const folder of PLAIN_FOLDERS) contents[folder] = await plain[folder].withContents();
      return { lives, plain: contents };
    }),
  };
}

/** Reads the items once for all derivations that share a recall. */
export const readItems = (
  read: ReadJson,
  recall: Recall = noRecall,
  startProgress: StartProgress = silentProgress,
): Promise<ListedItems> => recall.shared('items', () => readAllItems(read, recall, startProgress));
