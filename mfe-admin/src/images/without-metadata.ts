const text = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Markers with pixels follow this one; nothing behind it is metadata. */
const START_OF_SCAN = 0xda;
const JFIF = 0xe0;
/** Colours of a JPEG that is no YCbCr are said there. */
const ADOBE = 0xee;
const COMMENT = 0xfe;

const isJpegMetadata = (marker: number) => marker === COMMENT || (marker > JFIF && marker <= 0xef && marker !== ADOBE);

function jpegParts(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const parts = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff || marker === START_OF_SCAN) return [...parts, bytes.subarray(at)];
    const end = at + 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    if (!isJpegMetadata(marker)) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return parts;
}

const WEBP_METADATA = new Set(['ICCP', 'EXIF', 'XMP ']);
/** Bits of the first chunk that announce these. */
const WEBP_METADATA_FLAGS = 0x20 | 0x08 | 0x04;

function webpParts(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const head = bytes.slice(0, 12);
  const parts = [head];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = text(bytes, at, 4);
    const length = view.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    const chunk = bytes.slice(at, end);
    if (name === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~WEBP_METADATA_FLAGS;
    if (!WEBP_METADATA.has(name)) parts.push(chunk);
    at = end;
  }
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  new DataView(head.buffer).setUint32(4, size - 8, true);
  return parts;
}

const PNG_METADATA = new Set(['eXIf', 'iCCP', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function pngParts(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer>[] {
  const parts = [bytes.subarray(0, 8)];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    if (!PNG_METADATA.has(text(bytes, at + 4, 4))) parts.push(bytes.subarray(at, end));
    at = end;
  }
  return parts;
}

const PARTS = { 'image/jpeg': jpegParts, 'image/webp': webpParts, 'image/png': pngParts } as const;

/**
 * The image that a canvas has encoded, without the metadata that some browsers add to it: EXIF, XMP, profiles, comments. Its colours are those of sRGB, which
 * images without a profile have.
 */
export async function withoutMetadata(encoded: Blob): Promise<Blob> {
  const { type } = encoded;
  if (!(type in PARTS)) return encoded;
  const bytes = new Uint8Array(await encoded.arrayBuffer());
  return new Blob(PARTS[type as keyof typeof PARTS](bytes), { type });
}
