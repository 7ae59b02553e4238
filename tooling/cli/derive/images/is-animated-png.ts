/** Whether the chunks before the pixels of a PNG announce an animation, which sharp does not read. */
export function isAnimatedPng(bytes: Buffer): boolean {
  for (let at = 8; at + 8 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') return true;
    if (name === 'IDAT') return false;
  }
  return false;
}
