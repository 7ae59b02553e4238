/** Qualities of compression, from one that hides nothing to one that still looks well. */
const QUALITIES = [0.86, 0.8, 0.72, 0.64, 0.55] as const;
/** The further qualities where the size may not change. */
const LOWER_QUALITIES = [0.45, 0.35, 0.25, 0.1] as const;
const SMALLER = 0.8;
const MIN_SCALE = 0.1;

interface Encoding {
  maxBytes: number;
  /** Whether it may be made smaller. */
  canShrink: boolean;
  encode: (quality: number, scale: number) => Promise<Blob>;
}

/** Encodes an image with lower quality, and then smaller, until it has at most so many bytes; the smallest that there is where it never has. */
export async function encodeWithin({ maxBytes, canShrink, encode }: Encoding): Promise<Blob> {
  let smallest: Blob | undefined;
  for (let scale = 1; scale >= MIN_SCALE; scale *= SMALLER) {
    const qualities = scale === 1 ? [...QUALITIES, ...(canShrink ? [] : LOWER_QUALITIES)] : QUALITIES.slice(-2);
    for (const quality of qualities) {
      const encoded = await encode(quality, scale);
      if (encoded.size <= maxBytes) return encoded;
      if (!smallest || encoded.size < smallest.size) smallest = encoded;
    }
    if (!canShrink) break;
  }
  return smallest as Blob;
}
