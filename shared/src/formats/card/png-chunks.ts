import type { Work } from '../source/work';
import { crc32 } from './crc32';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** A chunk has a length, a type and a checksum, of four bytes each, beside its data. */
const [WORD, FRAME] = [4, 12];

export interface PngChunk {
  type: string;
  data: Uint8Array<ArrayBuffer>;
  /** Whether the checksum is that of type and data: it is reckoned where somebody asks. */
  isWhole: (work: Work) => Promise<boolean>;
}

export interface PngChunks {
  chunks: PngChunk[];
  /** The chunk that says to be longer than the file is, where there is one: what follows cannot be read. */
  overlong?: { type: string; length: number; left: number };
}

export const isPng = (bytes: Uint8Array): boolean => SIGNATURE.every((byte, at) => bytes[at] === byte);

const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

/** Bytes whose checksum is reckoned between two steps. */
const STEP = 250_000;

async function checksumOf(bytes: Uint8Array, work: Work): Promise<number> {
  let checksum = 0;
  for (let at = 0; at < bytes.length; at += STEP) {
    await work.step(at, bytes.length);
    checksum = crc32(bytes.subarray(at, at + STEP), checksum);
  }
  return checksum;
}

/** The chunks of a PNG or APNG file, as far as they can be read. */
export function readPngChunks(bytes: Uint8Array<ArrayBuffer>): PngChunks {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks: PngChunk[] = [];
  let at = SIGNATURE.length;
  while (at + FRAME <= bytes.length) {
    const length = view.getUint32(at);
    const type = latin1(bytes.subarray(at + WORD, at + 2 * WORD));
    const left = bytes.length - at - FRAME;
    if (length > left) return { chunks, overlong: { type, length, left } };
    const end = at + 2 * WORD + length;
    const [checksum, checked] = [view.getUint32(end), bytes.subarray(at + WORD, end)];
    chunks.push({
      type,
      data: bytes.subarray(at + 2 * WORD, end),
      isWhole: async (work) => (await checksumOf(checked, work)) === checksum,
    });
    if (type === 'IEND') break;
    at = end + WORD;
  }
  return { chunks };
}

/** The keyword of a text chunk, and where its text begins; undefined for another chunk. */
export function keywordOf({ type, data }: PngChunk): { keyword: string; textAt: number } | undefined {
  const end = data.indexOf(0);
  if (type !== 'tEXt' || end < 1) return undefined;
  return { keyword: latin1(data.subarray(0, end)), textAt: end + 1 };
}

function chunkBytes(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + FRAME);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), WORD);
  bytes.set(data, 2 * WORD);
  view.setUint32(bytes.length - WORD, crc32(bytes.subarray(WORD, bytes.length - WORD)));
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** A PNG file with these texts before its end, in place of those that it had under the same keywords. Texts are of letters of ASCII. */
export function withPngTexts(
  png: Uint8Array<ArrayBuffer>,
  texts: Readonly<Record<string, string>>,
): Uint8Array<ArrayBuffer> {
  const own = readPngChunks(png).chunks.filter((chunk) => {
    const keyword = keywordOf(chunk)?.keyword;
    return chunk.type !== 'IEND' && (keyword === undefined || !Object.hasOwn(texts, keyword));
  });
  const added = Object.entries(texts).map(([keyword, text]) =>
    chunkBytes('tEXt', new TextEncoder().encode(`${keyword}\0${text}`)),
  );
  const kept = own.map(({ type, data }) => chunkBytes(type, data));
  return joined([Uint8Array.from(SIGNATURE), ...kept, ...added, chunkBytes('IEND', new Uint8Array())]);
}
