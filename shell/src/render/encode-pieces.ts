/** A part of a page: a text, or UTF-8. */
export type Piece = Uint8Array | string;

/** Pieces that follow each other, as UTF-8. Put together as a text first, all of them would be copied once more. */
export function encodePieces(pieces: readonly Piece[]): Buffer {
  const lengths = pieces.map((piece) => Buffer.byteLength(piece));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + length, 0));
  let start = 0;
  for (const [place, piece] of pieces.entries()) {
    if (typeof piece === 'string') bytes.write(piece, start);
    else bytes.set(piece, start);
    start += lengths[place] ?? 0;
  }
  return bytes;
}
