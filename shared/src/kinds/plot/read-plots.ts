import { asOfToday, recordAsOfToday } from '../../catalogue/as-of-today';
import { parseEntity, parseEntries, type Warn } from '../../catalogue/parse-file';
import type { ReadJson } from '../../catalogue/read-json';
import { plotKind } from './kind';
import { type PlotCoreEntry, type PlotIndexEntry, plotIndexSchema, plotVariantIndexSchema } from './plot-index-schema';
import { type Plot, plotSchema } from './plot-schema';

/** One entry per plot core. */
export async function readPlotIndex(read: ReadJson, warn: Warn = console.warn): Promise<PlotCoreEntry[]> {
  const file = plotKind.coreIndex;
  return parseEntries(file, await read(file), plotIndexSchema, warn);
}

/** The entries as the file has them. Throws CatalogueError 'invalid' for JSON that is no list. */
export const parsePlotVariantIndex = (data: unknown, warn: Warn): Promise<PlotIndexEntry[]> =>
  parseEntries(plotKind.index, data, plotVariantIndexSchema, warn);

/** One entry per plot variant, in file order. */
export async function readPlotVariantIndex(read: ReadJson, warn: Warn = console.warn): Promise<PlotIndexEntry[]> {
  return (await parsePlotVariantIndex(await read(plotKind.index), warn)).map(asOfToday);
}

/** Throws CatalogueError 'invalid' for JSON that is no object, and for what is no id. */
export function parsePlot(id: string, data: unknown, warn: Warn = console.warn): Plot {
  const plot = parseEntity(plotKind.file(id), id, data, plotSchema, warn);
  return { ...plot, coreId: plot.coreId ?? id, title: plot.title ?? id };
}

/** Reads a plot by the id of its variant. */
export async function readPlot(read: ReadJson, id: string, warn: Warn = console.warn): Promise<Plot> {
  return recordAsOfToday(parsePlot(id, await read(plotKind.file(id)), warn));
}
