import { isCatalogueError } from '../catalogue/catalogue-error';
import { readCharacterCore, readCharacterVariant } from '../catalogue/read-character';
import { readCharacterIndex } from '../catalogue/read-character-index';
import type { ReadJson } from '../catalogue/read-json';
import { readLocation, readLocationIndex } from '../catalogue/read-locations';
import { readPlot, readPlotVariantIndex } from '../catalogue/read-plots';
import type { CharacterCore } from '../catalogue/schemas/character-core';
import type { CharacterIndexEntry } from '../catalogue/schemas/character-index';
import type { CharacterVariant } from '../catalogue/schemas/character-variant';
import type { Location } from '../catalogue/schemas/location';
import type { LocationIndexEntry } from '../catalogue/schemas/location-index';
import type { Plot } from '../catalogue/schemas/plot';
import type { PlotIndexEntry } from '../catalogue/schemas/plot-index';

/** The items that the lists name, each with its files as far as they can be read. */
export interface SearchItems {
  lives: { entry: CharacterIndexEntry; core?: CharacterCore | undefined; variant?: CharacterVariant | undefined }[];
  plots: { entry: PlotIndexEntry; file?: Plot | undefined }[];
  places: { entry: LocationIndexEntry; file?: Location | undefined }[];
}

/** The check tells what is wrong with files: here it is left out in silence. */
const silently = () => undefined;

async function orNothing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (!isCatalogueError(error)) throw error;
    return undefined;
  }
}

export async function readItems(read: ReadJson): Promise<SearchItems> {
  const cores = new Map<string, CharacterCore | undefined>();
  async function coreOf(id: string) {
    if (!cores.has(id)) cores.set(id, await orNothing(readCharacterCore(read, id, silently)));
    return cores.get(id);
  }
  const items: SearchItems = { lives: [], plots: [], places: [] };
  for (const entry of (await orNothing(readCharacterIndex(read, silently))) ?? []) {
    const core = await coreOf(entry.coreId);
    items.lives.push({ entry, core, variant: await orNothing(readCharacterVariant(read, entry.id, silently)) });
  }
  for (const entry of (await orNothing(readPlotVariantIndex(read, silently))) ?? []) {
    items.plots.push({ entry, file: await orNothing(readPlot(read, entry.id, silently)) });
  }
  for (const entry of (await orNothing(readLocationIndex(read, silently))) ?? []) {
    items.places.push({ entry, file: await orNothing(readLocation(read, entry.id, silently)) });
  }
  return items;
}
