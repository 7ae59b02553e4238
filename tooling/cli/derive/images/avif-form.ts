/** The head of an AVIF but for the numbers that differ from image to image of the same kind. */
export interface AvifForm {
  /** All other bytes of the head: the same for images that differ in size and length alone. */
  form: string;
  /** The size as the head says it: what is shown is as large, unless the head also says to turn or to cut it. */
  width: number;
  height: number;
}

/** The bytes of the beginning of a file that are read: the head of an AVIF is shorter by far, but for one with a colour profile. */
export const START_BYTES = 4096;

const SIZE_BYTES = 4;
const HEADER_BYTES = 8;
/** Version and flags of a box that has them. */
const VERSION_BYTES = 4;
/** The mark of four bytes each for offset, length and base offset of a place in the file, in the first version of the box. */
const FOUR_BYTES_EACH = 0x4440;

/** More is not among what sharp takes by its own limit of pixels. */
const MOST_PIXELS_A_SIDE = 16_383;

interface Box {
  type: string;
  /** Where its content begins and ends. */
  start: number;
  end: number;
}

/** The boxes that fill a part of the bytes; nothing where they do not fill it, or have long sizes, which no head needs. */
function boxesIn(bytes: Buffer, from: number, to: number): Box[] | undefined {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    if (at + HEADER_BYTES > to) return undefined;
    const end = at + bytes.readUInt32BE(at);
    const start = at + HEADER_BYTES;
    if (end < start || end > to) return undefined;
    boxes.push({ type: bytes.toString('latin1', at + SIZE_BYTES, start), start, end });
    at = end;
  }
  return boxes;
}

/** Erases where in the file the pixels lie; false where that is said in a way that is not known here. */
function erasePlaces(bytes: Buffer, { start, end }: Box): boolean {
  let at = start + VERSION_BYTES;
  if (at + 4 > end || bytes.readUInt32BE(start) !== 0 || bytes.readUInt16BE(at) !== FOUR_BYTES_EACH) return false;
  const items = bytes.readUInt16BE(at + 2);
  at += 4;
  for (let item = 0; item < items; item++) {
    // Its number and that of the file, the base offset, and the number of its parts.
    if (at + 10 > end) return false;
    const parts = bytes.readUInt16BE(at + 8);
    const next = at + 10 + 8 * parts;
    if (next > end) return false;
    bytes.fill(0, at + 4, at + 8).fill(0, at + 10, next);
    at = next;
  }
  return at === end;
}

/** The one box of a type. */
function only(boxes: readonly Box[] | undefined, type: string): Box | undefined {
  const found = boxes?.filter((box) => box.type === type) ?? [];
  return found.length === 1 ? found[0] : undefined;
}

/** Undefined for what is no AVIF of a simple kind, whose pixels follow its head. */
export function avifFormOf(beginning: Uint8Array): AvifForm | undefined {
  const bytes = Buffer.from(beginning);
  if (bytes.length < 2 * HEADER_BYTES) return undefined;
  const meta = bytes.readUInt32BE(0);
  if (bytes.length < meta + HEADER_BYTES) return undefined;
  const end = meta + bytes.readUInt32BE(meta);
  const pixels = end + HEADER_BYTES;
  if (bytes.length < pixels || bytes.toString('latin1', end + SIZE_BYTES, pixels) !== 'mdat') return undefined;
  const head = bytes.subarray(0, end);
  const [first, second, ...others] = boxesIn(head, 0, end) ?? [];
  if (first?.type !== 'ftyp' || second?.type !== 'meta' || others.length > 0) return undefined;
  const inMeta = boxesIn(head, second.start + VERSION_BYTES, end);
  const [places, properties] = [only(inMeta, 'iloc'), only(inMeta, 'iprp')];
  const known = properties && only(boxesIn(head, properties.start, properties.end), 'ipco');
  const size = known && only(boxesIn(head, known.start, known.end), 'ispe');
  if (!places || !size || size.end !== size.start + VERSION_BYTES + 8 || !erasePlaces(head, places)) return undefined;
  const [width, height] = [head.readUInt32BE(size.end - 8), head.readUInt32BE(size.end - 4)];
  if ([width, height].some((side) => side < 1 || side > MOST_PIXELS_A_SIDE)) return undefined;
  head.fill(0, size.end - 8, size.end);
  return { form: head.toString('latin1'), width, height };
}
