import { asOfToday } from '../catalogue/as-of-today';
import type { FromFiles } from '../catalogue/from-files';
import { createYielder } from '../catalogue/in-slices';
import { type Memo, noMemo } from '../catalogue/memo';
import { orNothing } from '../catalogue/or-nothing';
import { counted, silentProgress, type StartProgress } from '../catalogue/progress';
import type { ReadJson } from '../catalogue/read-json';
import type { SectionText } from '../catalogue/section-texts';
import type { Staged } from '../domain/release';
import { ITEM_KINDS, type ItemFolder } from '../kinds';
import type { CharacterCore } from '../kinds/character/character-core-schema';
import type { CharacterIndexEntry } from '../kinds/character/character-index-schema';
import { characterKind } from '../kinds/character/kind';
import { contentOfLife, type LifeContent, type LifeFiles, sectionsOfLife } from '../kinds/character/life-content';
import { readCharacterCore, readCharacterVariant } from '../kinds/character/read-character';
import type { ItemContent } from '../kinds/descriptor/item-content';
import type { ItemEntry } from '../kinds/descriptor/item-entry';
import { indexReaderOf, readerOf } from '../kinds/item-readers';
import { forEachPlainKind, PLAIN_FOLDERS, type PlainFolder } from '../kinds/plain-folders';
import { type ItemWords, NO_WORDS, wordsOfSections } from './count-words';

/** An item whose words and text are read when somebody asks for them. `files`: all that they follow from. */
export interface ReadableItem extends FromFiles {
  /** None of what cannot be read. */
  readWords: () => Promise<ItemWords>;
  /** What everybody reads of it; empty where it cannot be read. */
  readText: () => Promise<string>;
}

interface Item<Entry, Content> extends ReadableItem {
  entry: Entry;
  content: Content;
}

/** Items, each with what is derived from of its files as far as they can be read. */
export interface SearchItems {
  lives: Item<CharacterIndexEntry, LifeContent>[];
  /** The items that are one file each, by folder. */
  plain: Record<PlainFolder, Item<ItemEntry, ItemContent | undefined>[]>;
}

/** All of them, in the order of the documents of the full text. */
export const allOf = <Each>({ lives, plain }: { lives: Each[]; plain: Record<PlainFolder, Each[]> }): Each[] => [
  ...lives,
  ...PLAIN_FOLDERS.flatMap((folder) => plain[folder]),
];

/** The check tells what is wrong with files: here it is left out in silence. */
const silently = () => undefined;

/** What is shown for adults alone tells nobody else whom it names. Empty where the sections cannot be known. */
const openText = (sections: readonly SectionText[] = []): string =>
  sections.flatMap((section) => (section.isForAdults ? [] : section.texts)).join('\n');

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

/** What a life is derived from. */
function lifeSource(read: ReadJson) {
  const coreOf = coreReader(read);
  return ({ id, coreId }: CharacterIndexEntry): ItemSource<LifeFiles, LifeContent> => ({
    files: [characterKind.file(coreId), characterKind.file(id)],
    read: async () => ({
      core: await coreOf(coreId),
      variant: await orNothing(readCharacterVariant(read, id, silently)),
    }),
    contentOf: contentOfLife,
    sectionsOf: ({ core, variant }) => core && variant && sectionsOfLife(core, variant),
  });
}

/** What an item of a folder is derived from. */
function plainSource(read: ReadJson, folder: PlainFolder) {
  const reading = readerOf(folder);
  return ({ id }: ItemEntry): ItemSource<unknown, ItemContent | undefined> => ({
    files: [ITEM_KINDS[folder].file(id)],
    read: () => orNothing(reading.read(read, id, silently)),
    contentOf: (value) => (value === undefined ? undefined : reading.contentOf(value)),
    sectionsOf: (value) => (value === undefined ? undefined : reading.sectionsOf(value)),
  });
}

/** What one item yields. JSON; no content of what cannot be read. */
interface Yield<Content> {
  content: Content;
  words: ItemWords;
  text: string;
}

async function yieldOf<Values, Content>(source: ItemSource<Values, Content>): Promise<Yield<Content>> {
  const values = await source.read();
  const sections = source.sectionsOf(values);
  const words = sections ? wordsOfSections(sections) : NO_WORDS;
  return { content: source.contentOf(values), words, text: openText(sections) };
}

interface ToRead<Entry, Values, Content> {
  /** Names the kind of the items, and what the memo keeps of them. */
  kind: string;
  entries: readonly Entry[];
  sourceOf: (entry: Entry) => ItemSource<Values, Content>;
}

/** Lets others have their turn in between: a server derives while it answers. */
async function readEach<Entry extends { id: string }, Values, Content>(
  { kind, entries, sourceOf }: ToRead<Entry, Values, Content>,
  memo: Memo,
  startProgress: StartProgress,
): Promise<Item<Entry, Content>[]> {
  const items: Item<Entry, Content>[] = [];
  const yieldIfDue = createYielder();
  for (const entry of counted(entries, startProgress(`reading ${kind}`, entries.length))) {
    const source = sourceOf(entry);
    const { files } = source;
    const readWords = (derive = () => yieldOf(source)) =>
      memo.ofFiles(`words of ${kind}`, files, async () => (await derive()).words);
    const readText = (derive = () => yieldOf(source)) =>
      memo.ofFiles(`text of ${kind}`, files, async () => (await derive()).text);
    const content = await memo.ofFiles(kind, files, async () => {
      const all = await yieldOf(source);
      // The files need not be read again for these.
      await readWords(() => Promise.resolve(all));
      await readText(() => Promise.resolve(all));
      return all.content;
    });
    items.push({ id: entry.id, files, entry, content, readWords: () => readWords(), readText: () => readText() });
    await yieldIfDue();
  }
  return items;
}

/** The entries of a list with their stages as they count today; none where it cannot be read. */
async function entriesOf<Entry extends Staged>(folder: ItemFolder, read: ReadJson): Promise<Entry[]> {
  const { parseIndex } = indexReaderOf(folder);
  const parse = async () => parseIndex(await read(ITEM_KINDS[folder].index), silently);
  const entries = await orNothing(parse());
  return ((entries ?? []) as unknown as Entry[]).map(asOfToday);
}

async function readAllItems(read: ReadJson, memo: Memo, startProgress: StartProgress): Promise<SearchItems> {
  const people = await entriesOf<CharacterIndexEntry>(characterKind.folder, read);
  const lives = await readEach({ kind: 'lives', entries: people, sourceOf: lifeSource(read) }, memo, startProgress);
  const plain = forEachPlainKind((): SearchItems['plain'][PlainFolder] => []);
  for (const folder of PLAIN_FOLDERS) {
    const entries = await entriesOf<ItemEntry>(folder, read);
    plain[folder] = await readEach({ kind: folder, entries, sourceOf: plainSource(read, folder) }, memo, startProgress);
  }
  return { lives, plain };
}

/** Reads the items once for all derivations that share a memo. */
export const readItems = (
  read: ReadJson,
  memo: Memo = noMemo,
  startProgress: StartProgress = silentProgress,
): Promise<SearchItems> => memo.shared('items', () => readAllItems(read, memo, startProgress));
