export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The beginning of a text that tells how it is written. */
const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The bytes that are looked at for zeros. */
const LOOKED_AT = 4_096;

/** Latin letters in UTF-16 have a zero in every other byte. */
function zerosTell(bytes: Uint8Array): Encoding | undefined {
  const start = bytes.subarray(0, LOOKED_AT);
  let [even, odd] = [0, 0];
  for (let at = 0; at + 1 < start.length; at += 2) {
    if (start[at] === 0) even += 1;
    if (start[at + 1] === 0) odd += 1;
  }
  const most = start.length / 2 / 3;
  if (odd > most && even <= odd / 10) return 'utf-16le';
  return even > most && odd <= even / 10 ? 'utf-16be' : undefined;
}

function decoded(encoding: Encoding, bytes: Uint8Array, fatal: boolean): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The letters of the bytes 0x80 to 0x9f. Some versions of Node read them as control characters. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

const fromWindows = (bytes: Uint8Array): string =>
  new TextDecoder('latin1')
    .decode(bytes)
    .replace(/[\x80-\x9f]/g, (letter) => WINDOWS[letter.charCodeAt(0) - 0x80] ?? letter);

/** The text of a file that some program wrote, and how it was written. What is neither UTF-8 nor UTF-16 is Windows-1252, which holds any bytes. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];
  const known = marked ?? zerosTell(bytes);
  if (known && known !== 'utf-8') return { text: decoded(known, bytes, false) ?? '', encoding: known };
  const text = decoded('utf-8', bytes, true);
  if (text !== undefined) return { text, encoding: 'utf-8' };
  return { text: fromWindows(bytes), encoding: 'windows-1252' };
}
