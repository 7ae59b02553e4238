const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Chunks of a PNG up to its pixels: an animation announces itself before them. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = ascii(bytes, at + 4, 4);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}

const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Counts the frames of a GIF, up to the second. */
function isAnimatedGif(bytes: Uint8Array): boolean {
  const at = (index: number) => bytes[index] ?? 0;
  const afterBlocks = (start: number) => {
    let index = start;
    while (at(index) > 0) index += at(index) + 1;
    return index + 1;
  };
  let frames = 0;
  for (let index = 13 + colours(at(10)); index < bytes.length;) {
    if (at(index) === 0x21) index = afterBlocks(index + 2);
    else if (at(index) === 0x2c) {
      if (++frames > 1) return true;
      index = afterBlocks(index + 11 + colours(at(index + 9)));
    } else return false;
  }
  return false;
}

const ANIMATED_WEBP = 0x02;

/** Whether an image moves, by its head. */
export function isAnimated(bytes: Uint8Array): boolean {
  if (ascii(bytes, 1, 3) === 'PNG') return isAnimatedPng(bytes);
  if (ascii(bytes, 0, 4) === 'GIF8') return isAnimatedGif(bytes);
  if (ascii(bytes, 8, 8) === 'WEBPVP8X') return ((bytes[20] ?? 0) & ANIMATED_WEBP) !== 0;
  return ascii(bytes, 4, 8) === 'ftypavis';
}
