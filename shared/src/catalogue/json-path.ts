import { tryOr } from '../domain/try-or';

const PLAIN_KEY = /^[A-Za-z_$][\w$]*$/;

/** Writes a path such as $.sections["RP Hooks"][2]; $ is the whole file. */
export function jsonPath(keys: readonly (string | number)[]): string {
  let path = '$';
  for (const key of keys) {
    if (typeof key === 'number') path += `[${key}]`;
    else path += PLAIN_KEY.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
  }
  return path;
}

const STEP = /\.([A-Za-z_$][\w$]*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/y;

/** Undefined for what only looks quoted, such as "\\x". */
const unquoted = (text: string): string | undefined => tryOr(() => JSON.parse(text) as string, undefined);

/** The keys of such a path, as texts; as far as it can be read. */
export function keysOfPath(path: string): string[] {
  const keys: string[] = [];
  STEP.lastIndex = path.startsWith('$') ? 1 : 0;
  for (let step = STEP.exec(path); step; step = STEP.exec(path)) {
    const [, plain, index, quoted] = step;
    const key = plain ?? index ?? unquoted(quoted ?? '');
    if (key === undefined) break;
    keys.push(key);
  }
  return keys;
}
