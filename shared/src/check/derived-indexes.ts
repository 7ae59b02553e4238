import { catalogueFiles } from '../catalogue/catalogue-files';
import { characterIndexEntry, locationIndexEntry, plotCoreEntry, plotIndexEntry } from '../catalogue/index-entries';
import type { CharacterIndexEntry } from '../catalogue/schemas/character-index';
import type { LocationIndexEntry } from '../catalogue/schemas/location-index';
import type { Plot } from '../catalogue/schemas/plot';
import type { PlotCoreEntry, PlotIndexEntry } from '../catalogue/schemas/plot-index';
import type { Content, Entity } from './content';

/** A plot as the indexes list it. */
export interface ListedPlot {
  coreId: string;
  entry: PlotIndexEntry;
  coreEntry: PlotCoreEntry;
}

/** What the indexes are made of, all in the order of ids. */
export interface IndexSources {
  cores: readonly { id: string; variants: readonly string[] }[];
  /** By the ids of variants, whose they say that they are. */
  variantOf: ReadonlyMap<string, string | undefined>;
  characterEntry: (coreId: string, id: string) => CharacterIndexEntry;
  plots: readonly ListedPlot[];
  locations: readonly LocationIndexEntry[];
}

function characterEntries({ cores, variantOf, characterEntry }: IndexSources): CharacterIndexEntry[] {
  return cores.flatMap(({ id: coreId, variants }) => {
    const own = [...new Set(variants)].filter((id) => variantOf.has(id) && (variantOf.get(id) ?? coreId) === coreId);
    return own.map((id) => characterEntry(coreId, id));
  });
}

export const listedPlot = (plot: Plot): ListedPlot => ({
  coreId: plot.coreId,
  entry: plotIndexEntry(plot),
  coreEntry: plotCoreEntry(plot),
});

export type DerivedIndexes = ReadonlyMap<string, object[]>;

/**
 * The index files by their paths: characters by core and then as the core lists its variants, plots by core and then by id,
 * locations by id.
 */
export function indexesOf(sources: IndexSources): DerivedIndexes {
  const plots = [...sources.plots].sort((a, b) => (a.coreId === b.coreId ? 0 : a.coreId < b.coreId ? -1 : 1));
  const firstOfCores = plots.filter((plot, index) => plots[index - 1]?.coreId !== plot.coreId);
  return new Map<string, object[]>([
    [catalogueFiles.characterIndex, characterEntries(sources)],
    [catalogueFiles.plotIndex, firstOfCores.map(({ coreEntry }) => coreEntry)],
    [catalogueFiles.plotVariantIndex, plots.map(({ entry }) => entry)],
    [catalogueFiles.locationIndex, [...sources.locations]],
  ]);
}

/** Where both are known to be there. */
function valueOf<Value>(entities: ReadonlyMap<string, Entity<Value>>, id: string): Value {
  const entity = entities.get(id);
  if (!entity) throw new Error(`There is no ${id}.`);
  return entity.value;
}

/** Gives the entry of a life; `derive` need not run where it has followed from the same files before. */
export type OfEntry = (coreId: string, id: string, derive: () => CharacterIndexEntry) => CharacterIndexEntry;

/** The index files of a catalogue that is in memory. */
export function derivedIndexes(
  { cores, variants, plots, locations }: Content,
  ofEntry: OfEntry = (_, __, derive) => derive(),
): DerivedIndexes {
  return indexesOf({
    cores: [...cores.values()].map(({ id, value }) => ({
      id,
      variants: (value.variants ?? []).map((each) => each.id),
    })),
    variantOf: new Map([...variants].map(([id, { value }]) => [id, value.variantOf])),
    characterEntry: (coreId, id) =>
      ofEntry(coreId, id, () => characterIndexEntry(valueOf(cores, coreId), valueOf(variants, id))),
    plots: [...plots.values()].map(({ value }) => listedPlot(value)),
    locations: [...locations.values()].map(({ value }) => locationIndexEntry(value)),
  });
}
