import { selectTexts } from '../catalogue/select-values';
import { isValidId } from '../domain/id';
import { isJsonRecord, type JsonRecord } from '../domain/json-record';
import { characterKind } from '../kinds/character/kind';
import { saysThatItIsAVariant } from '../kinds/character/variant-file';
import { ENTITY_FILE } from '../kinds/entity-folders';
import { isListedKind, kindsIn, type ListedKind, listingOf, valueOf } from '../kinds/file-contents';

/** What one file says by itself of its place among the others. JSON. */
export interface FileSummary {
  isObject: boolean;
  /** The ids that it lists as variants. */
  listed: string[];
  /** Whether a file of characters/ says that it is a variant, of whom, and which variants it has as a core. */
  character?: { isVariant: boolean; variantOf?: string | undefined; variants: string[] };
  /** What a file says alone for the lists: the item that it belongs to, and its entries by the paths of the lists. */
  listing?: { coreId: string; entries: Record<string, object> };
}

function listingOfFile(kind: ListedKind, id: string, json: JsonRecord): FileSummary['listing'] {
  const { coreIdOf, entries } = listingOf(kind);
  const value = valueOf(kind, id, json);
  return {
    coreId: coreIdOf(value),
    entries: Object.fromEntries(Object.entries(entries).map(([index, entryOf]) => [index, entryOf(value)])),
  };
}

/** `file`: its path inside the catalogue. */
export function summaryOfFile(file: string, json: unknown): FileSummary {
  const listed = selectTexts(json, ['variants', '*', 'id']).map(({ value }) => value);
  const [, folder, id] = ENTITY_FILE.exec(file) ?? [];
  const summary: FileSummary = { isObject: isJsonRecord(json), listed };
  if (!isJsonRecord(json) || !isValidId(id)) return summary;
  const [kind] = kindsIn(folder);
  if (kind && isListedKind(kind)) summary.listing = listingOfFile(kind, id, json);
  else if (folder === characterKind.folder && saysThatItIsAVariant(json)) {
    summary.character = { isVariant: true, variantOf: valueOf('variant', id, json).variantOf, variants: [] };
  } else if (folder === characterKind.folder) {
    const { variants = [] } = valueOf('core', id, json);
    summary.character = { isVariant: false, variants: variants.map((each) => each.id) };
  }
  return summary;
}
