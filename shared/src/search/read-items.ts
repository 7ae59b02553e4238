import { orNothing } from '../catalogue/or-nothing';
import { silentProgress, type StartProgress } from '../catalogue/progress';
import type { ReadJson } from '../catalogue/read-json';
import { noRecall, type Recall, valuesOf } from '../catalogue/recall';
import { once } from '../domain/once';
import type { CharacterCore } from '../kinds/character/character-core-schema';
import type { CharacterIndexEntry } from '../kinds/character/character-index-schema';
import { characterKind } from '../kinds/character/kind';
import { readCharacterCore, readCharacterVariant } from '../kinds/character/read-character';
import { parseCharacterIndex } from '../kinds/character/read-character-index';
import { locationKind } from '../kinds/location/kind';
import type { LocationIndexEntry } from '../kinds/location/location-index-schema';
import type { Location } from '../kinds/location/location-schema';
import { parseLocationIndex, readLocation } from '../kinds/location/read-locations';
import { plotKind } from '../kinds/plot/kind';
import type { PlotIndexEntry } from '../kinds/plot/plot-index-schema';
import type { Plot } from '../kinds/plot/plot-schema';
import { parsePlotVariantIndex, readPlot } from '../kinds/plot/read-plots';
import { type ItemWords, NO_WORDS, wordsOfSections } from './count-words';
import { deriveBlocks, oneByOne } from './item-blocks';
import {
  contentOfLife,
  contentOfPlace,
  contentOfPlot,
  type LifeContent,
  type LifeFiles,
  type PlaceContent,
  type PlotContent,
} from './item-content';
import { sectionsOfLife, sectionsOfPlace, sectionsOfPlot, type SectionText } from './item-sections';
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
  /** Of the person or the plot; of a place its own. */
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
  plots: Item<PlotIndexEntry, PlotContent | undefined>[];
  places: Item<LocationIndexEntry, PlaceContent | undefined>[];
}

/** The items that the lists name, in the same order. */
export interface ListedItems {
  /** The same for equal items only, whatever their words and texts are. */
  versions: string[];
  lives: ListedItem[];
  plots: ListedItem[];
  places: ListedItem[];
  withContents: () => Promise<SearchItems>;
}

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

/** What items are derived from, by their ids. */
function sourcesOf(read: ReadJson) {
  const coreOf = coreReader(read);
  return {
    life: ([id, coreId]: Ids) => ({
      files: [characterKind.file(coreId), characterKind.file(id)],
      read: async () => ({
        core: await coreOf(coreId),
        variant: await orNothing(readCharacterVariant(read, id, silently)),
      }),
      contentOf: contentOfLife,
      sectionsOf: ({ core, variant }: LifeFiles) => core && variant && sectionsOfLife(core, variant),
    }),
    plot: ([id]: Ids) => ({
      files: [plotKind.file(id)],
      read: () => orNothing(readPlot(read, id, silently)),
      contentOf: (plot: Plot | undefined) => plot && contentOfPlot(plot),
      sectionsOf: (plot: Plot | undefined) => plot && sectionsOfPlot(plot),
    }),
    place: ([id]: Ids) => ({
      files: [locationKind.file(id)],
      read: () => orNothing(readLocation(read, id, silently)),
      contentOf: (place: Location | undefined) => place && contentOfPlace(place),
      sectionsOf: (place: Location | undefined) => place && sectionsOfPlace(place),
    }),
  };
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
  const { life, plot, place } = sourcesOf(read);
  const lists = {
    lives: await readList(characterKind.index, parseCharacterIndex, { read, recall }),
    plots: await readList(plotKind.index, parsePlotVariantIndex, { read, recall }),
    places: await readList(locationKind.index, parseLocationIndex, { read, recall }),
  };
  const reader = { recall, kept: new KeptTexts(), startProgress };
  const ofLives = await readEach({ kind: 'lives', list: lists.lives, sourceOf: life }, reader);
  const ofPlots = await readEach({ kind: 'plots', list: lists.plots, sourceOf: plot }, reader);
  const ofPlaces = await readEach({ kind: 'places', list: lists.places, sourceOf: place }, reader);
  const ofLists = Object.values(lists).map(({ version }) => version);
  return {
    versions: [...ofLists, ...[ofLives, ofPlots, ofPlaces].flatMap(({ versions }) => versions)],
    lives: ofLives.items,
    plots: ofPlots.items,
    places: ofPlaces.items,
    withContents: once(async () => ({
      lives: await ofLives.withContents(),
      plots: await ofPlots.withContents(),
      places: await ofPlaces.withContents(),
    })),
  };
}

/** Reads the items once for all derivations that share a recall. */
export const readItems = (
  read: ReadJson,
  recall: Recall = noRecall,
  startProgress: StartProgress = silentProgress,
): Promise<ListedItems> => recall.shared('items', () => readAllItems(read, recall, startProgress));
