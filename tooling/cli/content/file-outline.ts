import { locationIndexEntry } from '@otherfolk/shared/catalogue/index-entries';
import type { LocationIndexEntry } from '@otherfolk/shared/catalogue/schemas/location-index';
import { saysThatItIsAVariant } from '@otherfolk/shared/catalogue/variant-file';
import { contentOf } from '@otherfolk/shared/check/content';
import { type ListedPlot, listedPlot } from '@otherfolk/shared/check/derived-indexes';
import { errorsIn, type Finding } from '@otherfolk/shared/check/finding';
import { selectTexts } from '@otherfolk/shared/check/select-values';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { readJsonFile } from './read-json-file';

/** What one file says by itself about the indexes. */
export interface FileOutline {
  /** What keeps the file from being read, or from being one of the catalogue. */
  errors: Finding[];
  /** The ids that it lists as variants. */
  listed: string[];
  /** Of a file of characters/: whether it says that it is a variant, of whom, and as a core which variants it has. */
  character?: { id: string; isVariant: boolean; variantOf?: string | undefined; variants: string[] };
  plot?: ListedPlot;
  location?: LocationIndexEntry;
}

/** `file`: its path inside the catalogue; `real`: where it lies. */
export function outlineOf(file: string, real: string): FileOutline {
  const { json, findings } = readJsonFile(real, file);
  if (json === undefined) return { errors: errorsIn(findings), listed: [] };
  const { cores, variants, plots, locations, findings: more } = contentOf(new Map([[file, json]]), new Set());
  const outline: FileOutline = {
    errors: errorsIn([...findings, ...more]),
    listed: selectTexts(json, ['variants', '*', 'id']).map(({ value }) => value),
  };
  for (const { id, value } of cores.values())
    outline.character = { id, isVariant: false, variants: (value.variants ?? []).map((each) => each.id) };
  for (const { id, value } of variants.values()) {
    const isVariant = isJsonRecord(json) && saysThatItIsAVariant(json);
    outline.character = { id, isVariant, variantOf: value.variantOf, variants: [] };
  }
  for (const { value } of plots.values()) outline.plot = listedPlot(value);
  for (const { value } of locations.values()) outline.location = locationIndexEntry(value);
  return outline;
}
