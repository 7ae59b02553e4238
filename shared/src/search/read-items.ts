import { asOfToday } from '../catalogue/as-of-today';
import { catalogueFiles } from '../catalogue/catalogue-files';
import { orNothing } from '../catalogue/or-nothing';
import { counted, silentProgress, type StartProgress } from '../catalogue/progress';
import { readCharacterCore, readCharacterVariant } from '../catalogue/read-character';
import { parseCharacterIndex } from '../catalogue/read-character-index';
import type { ReadJson } from '../catalogue/read-json';
import { readLocation, readLocationIndex } from '../catalogue/read-locations';
import { readPlot, readPlotVariantIndex } from '../catalogue/read-plots';
import { noRecall, type Recall } from '../catalogue/recall';
import type { CharacterCore } from '../catalogue/schemas/character-core';
import type { CharacterIndexEntry } from '../catalogue/schemas/character-index';
import type { LocationIndexEntry } from '../catalogue/schemas/location-index';
import type { PlotIndexEntry } from '../catalogue/schemas/plot-index';
import {
  contentOfLife,
  contentOfPlace,
  contentOfPlot,
  type LifeContent,
  type PlaceContent,
  type PlotContent,
} from './item-content';

/** The items that the lists name, each with what is derived from of its files as far as they can be read. */
export interface SearchItems {
  lives: { entry: CharacterIndexEntry; content: LifeContent }[];
  plots: { entry: PlotIndexEntry; content?: PlotContent | undefined }[];
  places: { entry: LocationIndexEntry; content?: PlaceContent | undefined }[];
}

/** The check tells what is wrong with files: here it is left out in silence. */
const silently = () => undefined;

/** The list of lives as it counts today; its entries are known of a file that is as it was. */
async function readLives(read: ReadJson, recall: Recall): Promise<CharacterIndexEntry[]> {
  const file = catalogueFiles.characterIndex;
  const entries = await recall.ofFiles('entries', [file], async () => parseCharacterIndex(await read(file), silently));
  return entries.map(asOfToday);
}

async function readAllItems(read: ReadJson, recall: Recall, startProgress: StartProgress): Promise<SearchItems> {
  const cores = new Map<string, CharacterCore | undefined>();
  async function coreOf(id: string) {
    if (!cores.has(id)) cores.set(id, await orNothing(readCharacterCore(read, id, silently)));
    return cores.get(id);
  }
  const { characterFile, plotFile, locationFile } = catalogueFiles;
  const items: SearchItems = { lives: [], plots: [], places: [] };
  const lives = (await orNothing(readLives(read, recall))) ?? [];
  const plots = (await orNothing(readPlotVariantIndex(read, silently))) ?? [];
  const places = (await orNothing(readLocationIndex(read, silently))) ?? [];
  for (const entry of counted(lives, startProgress('reading lives', lives.length))) {
    const { id, coreId } = entry;
    const files = [characterFile(coreId), characterFile(id)];
    const content = await recall.ofFiles('life', files, async () =>
      contentOfLife(await coreOf(coreId), await orNothing(readCharacterVariant(read, id, silently))),
    );
    items.lives.push({ entry, content });
  }
  for (const entry of counted(plots, startProgress('reading plots', plots.length))) {
    const content = await recall.ofFiles('plot', [plotFile(entry.id)], async () => {
      const plot = await orNothing(readPlot(read, entry.id, silently));
      return plot && contentOfPlot(plot);
    });
    items.plots.push({ entry, content });
  }
  for (const entry of counted(places, startProgress('reading places', places.length))) {
    const content = await recall.ofFiles('place', [locationFile(entry.id)], async () => {
      const place = await orNothing(readLocation(read, entry.id, silently));
      return place && contentOfPlace(place);
    });
    items.places.push({ entry, content });
  }
  return items;
}

/** Reads the items once for all derivations that share a recall. */
export const readItems = (
  read: ReadJson,
  recall: Recall = noRecall,
  startProgress: StartProgress = silentProgress,
): Promise<SearchItems> => recall.shared('items', () => readAllItems(read, recall, startProgress));
