import { fileText } from '@otherfolk/shared/catalogue/file-text';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { characterIndexEntry } from '@otherfolk/shared/kinds/character/character-index-entry';
import { parseCharacterCore, parseCharacterVariant } from '@otherfolk/shared/kinds/character/read-character';

interface Edited {
  id: string;
  json: JsonRecord;
}

// The form says at the field which values are left out of an entry.
const silent = () => undefined;

/** The index entry of a variant, as the catalogue's own command would write it. */
export function indexEntryText(core: Edited, variant: Edited): string {
  const entry = characterIndexEntry(
    parseCharacterCore(core.id, core.json, silent),
    parseCharacterVariant(variant.id, variant.json, silent),
  );
  return fileText(entry);
}
