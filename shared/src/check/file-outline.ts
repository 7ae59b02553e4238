import { isValidId } from '../domain/id';
import { isJsonRecord } from '../domain/json-record';
import { ENTITY_FILE } from '../kinds';
import { saysThatItIsAVariant } from '../kinds/character/variant-file';
import { locationIndexEntry, plotCoreEntry, plotIndexEntry } from '../kinds/index-entries';
import type { LocationIndexEntry } from '../kinds/location/location-index-schema';
import type { PlotCoreEntry, PlotIndexEntry } from '../kinds/plot/plot-index-schema';
import { valueOf } from './entity-values';
import { selectTexts } from './select-values';

/** What one file says by itself of its place among the others. JSON. */
export interface FileOutline {
  isObject: boolean;
  /** The ids that it lists as variants. */
  listed: string[];
  /** Of a file of characters/: whether it says that it is a variant, of whom, and as a core which variants it has. */
  character?: { isVariant: boolean; variantOf?: string | undefined; variants: string[] };
  /** A plot as the indexes list it. */
  plot?: { coreId: string; entry: PlotIndexEntry; coreEntry: PlotCoreEntry };
  location?: LocationIndexEntry;
}

/** `file`: its path inside the catalogue. */
export function outlineOf(file: string, json: unknown): FileOutline {
  const listed = selectTexts(json, ['variants', '*', 'id']).map(({ value }) => value);
  const [, folder, id] = ENTITY_FILE.exec(file) ?? [];
  const outline: FileOutline = { isObject: isJsonRecord(json), listed };
  if (!isJsonRecord(json) || !isValidId(id)) return outline;
  if (folder === 'plots') {
    const plot = valueOf('plot', id, json);
    outline.plot = { coreId: plot.coreId, entry: plotIndexEntry(plot), coreEntry: plotCoreEntry(plot) };
  } else if (folder === 'locations') outline.location = locationIndexEntry(valueOf('location', id, json));
  else if (folder === 'characters' && saysThatItIsAVariant(json)) {
    outline.character = { isVariant: true, variantOf: valueOf('variant', id, json).variantOf, variants: [] };
  } else if (folder === 'characters') {
    const { variants = [] } = valueOf('core', id, json);
    outline.character = { isVariant: false, variants: variants.map((each) => each.id) };
  }
  return outline;
}
