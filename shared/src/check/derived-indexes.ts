import { catalogueFiles } from '../catalogue/catalogue-files';
import { characterIndexEntry, locationIndexEntry, plotCoreEntry, plotIndexEntry } from '../catalogue/index-entries';
import type { Plot } from '../catalogue/schemas/plot';
import type { Content } from './content';

function characterEntries({ cores, variants }: Content) {
  return [...cores.values()].flatMap(({ id: coreId, value: core }) => {
    const ids = new Set((core.variants ?? []).map(({ id }) => id));
    return [...ids].flatMap((id) => {
      const variant = variants.get(id)?.value;
      const isOurs = variant && (variant.variantOf ?? coreId) === coreId;
      return isOurs ? [characterIndexEntry(core, variant)] : [];
    });
  });
}

function plotsByCore({ plots }: Content): Plot[] {
  const inOrderOfIds = [...plots.values()].map(({ value }) => value);
  return inOrderOfIds.sort((a, b) => (a.coreId === b.coreId ? 0 : a.coreId < b.coreId ? -1 : 1));
}

function plotCores(plots: readonly Plot[]): Plot[] {
  return plots.filter((plot, index) => plots[index - 1]?.coreId !== plot.coreId);
}

export type DerivedIndexes = ReadonlyMap<string, object[]>;

/**
 * The index files by their paths: characters by core and then as the core lists its variants, plots by core and then by id,
 * locations by id.
 */
export function derivedIndexes(content: Content): DerivedIndexes {
  const plots = plotsByCore(content);
  return new Map<string, object[]>([
    [catalogueFiles.characterIndex, characterEntries(content)],
    [catalogueFiles.plotIndex, plotCores(plots).map(plotCoreEntry)],
    [catalogueFiles.plotVariantIndex, plots.map(plotIndexEntry)],
    [catalogueFiles.locationIndex, [...content.locations.values()].map(({ value }) => locationIndexEntry(value))],
  ]);
}
