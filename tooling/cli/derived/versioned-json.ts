import type { Versioned } from '@otherfolk/shared/catalogue/recall';

/** `version`: the same for equal JSON only. The JSON is parsed when its value is asked for, and once; then its text is not needed any more. */
export function versionedJson<Value>(json: string, version: string): Versioned<Value> {
  let unparsed: string | undefined = json;
  let value: Value;
  return {
    version,
    value: () => {
      if (unparsed !== undefined) value = JSON.parse(unparsed) as Value;
      unparsed = undefined;
      return value;
    },
  };
}
