import { imageSize } from 'image-size';
import { ImageRefusal, isTooLarge, REFUSALS, tooLarge } from './image-refusal';
import { isAnimated } from './is-animated';

export interface ImageHead {
  type: string;
  width: number;
  height: number;
  /** Whether it moves: its first frame is what is taken. */
  isAnimated: boolean;
}

/** The length of the beginning of a file: beyond it stands no size, only pixels. */
export const HEAD_BYTES = 4_000_000;

const TAKEN = new Set(['jpg', 'png', 'webp', 'avif', 'gif', 'bmp', 'heic', 'heif', 'jxl']);
const SVG = /^\s*(<\?xml|<!--|<!doctype\s+svg|<svg)[^]*?<svg[\s>]|^\s*<svg[\s>]/i;

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes.subarray(0, 4000));

/** The beginnings of images, those of which no size can be read included. */
const STARTS = /^(\xff\xd8\xff|\x89PNG|RIFF....WEBP|GIF8|BM|....ftyp)/s;

function sizeOf(bytes: Uint8Array) {
  try {
    return imageSize(bytes);
  } catch {
    return undefined;
  }
}

/** The data in the head of an image, before anything is decoded. Throws an ImageRefusal for what is not taken. */
export function readImageHead(bytes: Uint8Array): ImageHead {
  if (bytes.length === 0) throw new ImageRefusal(REFUSALS.empty);
  const text = textOf(bytes).replace(/^\u00ef\u00bb\u00bf/, '');
  if (SVG.test(text)) throw new ImageRefusal(REFUSALS.svg);
  const size = sizeOf(bytes);
  if (size?.type === 'svg') throw new ImageRefusal(REFUSALS.svg);
  if (!size?.width || !size.height) throw new ImageRefusal(STARTS.test(text) ? REFUSALS.damaged : REFUSALS.unknown);
  const { type = '', width, height } = size;
  if (!TAKEN.has(type)) throw new ImageRefusal(REFUSALS.unknown);
  if (isTooLarge(width, height)) throw new ImageRefusal(tooLarge(width, height));
  return { type, width, height, isAnimated: isAnimated(bytes) };
}
