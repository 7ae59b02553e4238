import { compact, stageOfRecord } from '../../catalogue/index-entry';
import type { PlotCoreEntry, PlotIndexEntry } from './plot-index-schema';
import type { Plot } from './plot-schema';

/** Keys in the order of docs/data-contract.md#6-index-entries; optional fields without a value are left out. */
export function plotIndexEntry(plot: Plot): PlotIndexEntry {
  return compact({
    id: plot.id,
    coreId: plot.coreId,
    title: plot.title,
    variantLabel: plot.variantLabel,
    hook: plot.hook,
    coverImage: plot.images?.cover,
    accentColor: plot.accentColor,
    themeClass: plot.themeClass,
    tags: plot.tags ?? [],
    ...stageOfRecord(plot.recordInfo),
    dateAdded: plot.recordInfo?.dateAdded,
    dateUpdated: plot.recordInfo?.dateUpdated,
  });
}

/** The entry of a plot core, taken from the first of its variants. */
export function plotCoreEntry(firstVariant: Plot): PlotCoreEntry {
  const { coreId, title, images, accentColor } = firstVariant;
  return compact({ id: coreId, title, coverImage: images?.cover, accentColor });
}
