import type { Versioned } from '@otherfolk/shared/catalogue/recall';
import { contentHash } from '@otherfolk/system/content-hash';

/** Parsed when it is asked for, and once; then its text is not needed any more. */
export function versionedJson<Value>(json: string): Versioned<Value> {
  let unparsed: string | undefined = json;
  let value: Value;
  return {
    version: contentHash(json),
    value: () => {
      if (unparsed !== undefined) value = JSON.parse(unparsed) as Value;
      unparsed = undefined;
      return value;
    },
  };
}
