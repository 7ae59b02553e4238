import type { Work } from '../source/work';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** What each byte of base64 is worth; that of other writings, which addresses use, too. */
const VALUES = new Int8Array(256).fill(-1);
[...LETTERS].forEach((letter, value) => (VALUES[letter.charCodeAt(0)] = value));
VALUES['-'.charCodeAt(0)] = 62;
VALUES['_'.charCodeAt(0)] = 63;

const PADDING = '='.charCodeAt(0);
const SPACE = 0x20;

/** Bytes that are read between two steps. */
const STEP = 100_000;

/** Bytes that stand as base64 in a file, which may be of many megabytes; undefined for what is no base64. */
export async function fromBase64Bytes(base64: Uint8Array, work: Work): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = new Uint8Array(Math.ceil((base64.length * 3) / 4));
  let [length, bits, held] = [0, 0, 0];
  for (let at = 0; at < base64.length; at++) {
    if (at % STEP === 0) await work.step(at, base64.length);
    const letter = base64[at] ?? 0;
    if (letter <= SPACE) continue;
    if (letter === PADDING) break;
    const value = VALUES[letter] ?? -1;
    if (value < 0) return undefined;
    held = (held << 6) | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[length++] = (held >>> bits) & 0xff;
    held &= (1 << bits) - 1;
  }
  return bytes.subarray(0, length);
}

/** Bytes that are written at a time: all of them would be too many arguments. */
const PIECE = 3 * 8192;

/** Bytes as base64, whatever their number. */
export function toBase64Text(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE)));
  }
  return text;
}
