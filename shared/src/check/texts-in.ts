import { eachPart, type Keys } from '../catalogue/each-part';
import { jsonPath } from '../catalogue/json-path';

/** No text of the contract lies deeper; the depth of the data must not become the depth of the stack. */
const MAX_DEPTH = 20;

/** Every text in the value of a field, however deep, with its path in the file. */
export function textsIn(value: unknown, field: string): { path: string; text: string }[] {
  const found: { path: string; text: string }[] = [];
  const keys: Keys = [field];
  function read(part: unknown): void {
    if (typeof part === 'string') found.push({ path: jsonPath(keys), text: part });
    else if (keys.length <= MAX_DEPTH) eachPart(part, keys, read);
  }
  read(value);
  return found;
}
