import { inSlices } from './in-slices';

/** Characters that are read in one step. */
const STEP = 50_000;

const CLOSING: Partial<Record<string, string>> = { '[': ']', '{': '}' };

const [QUOTE, COMMA, LIST, LIST_END, OBJECT, OBJECT_END] = [0x22, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d];

/** The end of the string that begins before `from`; the end of the text where it never does. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end !== -1; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes++;
    if (slashes % 2 === 0) return end;
  }
  return text.length;
}

/** Cuts what stands between the outermost brackets at commas, so that each piece is items of a list, or fields of an object. */
function* piecesOf(text: string, from: number, to: number): Generator<string> {
  let start = from;
  let depth = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at + 1);
    else if (code === LIST || code === OBJECT) depth++;
    else if (code === LIST_END || code === OBJECT_END) depth--;
    else if (code === COMMA && depth === 0 && at - start >= STEP) {
      yield text.slice(start, at);
      start = at + 1;
    }
  }
  yield text.slice(start, to);
}

/** Fields of any name, `__proto__` too, as JSON.parse makes them. */
function addFields(fields: object, more: object): void {
  for (const [key, value] of Object.entries(more)) {
    Object.defineProperty(fields, key, { value, configurable: true, enumerable: true, writable: true });
  }
}

/**
 * Parses a long list or object as JSON.parse does: the page stays awake while it is read. Rejects where JSON.parse would throw, be it with
 * another message.
 */
export async function parseLongJson(text: string): Promise<unknown> {
  const from = text.search(/\S/);
  const to = text.trimEnd().length - 1;
  const open = text[from] ?? '';
  const close = CLOSING[open];
  if (to <= from || close === undefined || text[to] !== close) return JSON.parse(text) as unknown;
  const list: unknown[] = [];
  const fields = {};
  let first = true;
  await inSlices(piecesOf(text, from + 1, to), (piece) => {
    // Between two commas, or after the last, there must be something.
    const part: unknown = JSON.parse(first || /\S/.test(piece) ? open + piece + close : ',');
    first = false;
    if (Array.isArray(part)) for (const item of part) list.push(item);
    else addFields(fields, part as object);
  });
  return open === '[' ? list : fields;
}
