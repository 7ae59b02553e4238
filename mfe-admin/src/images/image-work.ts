import { IMAGE_USES, type ImageUse, MAX_BYTES } from '@otherfolk/shared/files/image-uses';
import { encodeWithin } from './encode-within';
import { type Area, halvings, outputSize, pixelArea, type Size, turnedSize, type Turns, WHOLE } from './image-geometry';
import { HEAD_BYTES, type ImageHead, readImageHead } from './image-head';
import { ImageRefusal, REFUSALS } from './image-refusal';
import { withoutMetadata } from './without-metadata';

/** The image that is shown while it is cropped. */
const PREVIEW: Size = { width: 1280, height: 1280 };
const PREVIEW_QUALITY = 0.8;
/** A larger image is halved first, for the memory of phones. */
const MAX_EDGE = 5000;
/** Rows of an image that are drawn before anything else may run. */
const BAND_ROWS = 128;

/** The order: the part of the turned image, in percent, and its use. */
export interface Cut {
  turns: Turns;
  area: Area;
  use: ImageUse;
}

export interface CutImage extends Size {
  bytes: Blob;
}

type Canvas = OffscreenCanvas;

function newCanvas({ width, height }: Size) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new ImageRefusal(REFUSALS.unencodable);
  context.imageSmoothingEnabled = true;
  return { canvas, context };
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Half of a part of an image, drawn in bands, so that no task is long where there is no worker. */
async function halved(source: ImageBitmap | Canvas, part: Area, { width, height }: Size): Promise<Canvas> {
  const { canvas, context } = newCanvas({ width, height });
  for (let y = 0; y < height; y += BAND_ROWS) {
    const rows = Math.min(BAND_ROWS, height - y);
    context.drawImage(source, part.x, part.y + y * 2, width * 2, rows * 2, 0, y, width, rows);
    // Browsers put drawing off, and would do all of it at once.
    context.getImageData(0, y, 1, 1);
    await pause();
  }
  return canvas;
}

/** A part of an image in a size, turned. */
async function drawn(image: ImageBitmap, part: Area, turns: Turns, size: Size): Promise<Canvas> {
  const unturned = turnedSize(size, turns);
  let source: ImageBitmap | Canvas = image;
  let rest = part;
  for (const half of halvings(part, unturned)) {
    source = await halved(source, rest, half);
    rest = { x: 0, y: 0, ...half };
  }
  const { canvas, context } = newCanvas(size);
  context.imageSmoothingQuality = 'high';
  context.translate(size.width / 2, size.height / 2);
  context.rotate((turns * Math.PI) / 2);
  const { width, height } = unturned;
  context.drawImage(source, rest.x, rest.y, rest.width, rest.height, -width / 2, -height / 2, width, height);
  return canvas;
}

const OPAQUE = 255;

function hasTransparency(canvas: Canvas): boolean {
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== OPAQUE) return true;
  return false;
}

function onWhite(canvas: Canvas): Canvas {
  const { canvas: white, context } = newCanvas(canvas);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, white.width, white.height);
  context.drawImage(canvas, 0, 0);
  return white;
}

/** WebP; where the browser cannot encode that, PNG for what is transparent, and JPEG for all else. */
async function encoded(canvas: Canvas, quality: number, isJpeg: boolean): Promise<Blob> {
  if (!isJpeg) {
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality });
    if (webp.type === 'image/webp') return webp;
    if (hasTransparency(canvas)) return canvas.convertToBlob({ type: 'image/png' });
  }
  return onWhite(canvas).convertToBlob({ type: 'image/jpeg', quality });
}

async function decode(file: Blob, { type }: ImageHead): Promise<ImageBitmap> {
  if (typeof OffscreenCanvas === 'undefined') throw new ImageRefusal(REFUSALS.oldBrowser);
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new ImageRefusal(/^hei[cf]$/.test(type) ? REFUSALS.heic : REFUSALS.damaged);
  }
}

async function reduced(image: ImageBitmap): Promise<ImageBitmap> {
  if (Math.max(image.width, image.height) <= MAX_EDGE) return image;
  const half = { width: Math.floor(image.width / 2), height: Math.floor(image.height / 2) };
  const canvas = await halved(image, { x: 0, y: 0, width: image.width, height: image.height }, half);
  image.close();
  return canvas.transferToImageBitmap();
}

/** One image that is being prepared: decoded once, shown turned, and cut for its use. Throws ImageRefusals. */
export class ImageWork {
  private constructor(
    private readonly image: ImageBitmap,
    readonly head: ImageHead,
  ) {}

  static async open(file: Blob): Promise<ImageWork> {
    const head = readImageHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
    return new ImageWork(await reduced(await decode(file, head)), head);
  }

  /** The image as it looks, upright and turned. */
  async preview(turns: Turns): Promise<Blob> {
    const part = pixelArea(this.image, turns, WHOLE);
    const size = outputSize(turnedSize(part, turns), { ...PREVIEW, word: '', isCut: false });
    return encoded(await drawn(this.image, part, turns, size), PREVIEW_QUALITY, false);
  }

  /** The file of a part of it, in the size of its use, without metadata. */
  async cut({ turns, area, use }: Cut): Promise<CutImage> {
    const rules = IMAGE_USES[use];
    const part = pixelArea(this.image, turns, area);
    const size = outputSize(turnedSize(part, turns), rules);
    let canvas = await drawn(this.image, part, turns, size);
    let scaleOfCanvas = 1;
    const encode = async (quality: number, scale: number) => {
      if (scale !== scaleOfCanvas) {
        const smaller = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
        canvas = await drawn(this.image, part, turns, smaller);
        scaleOfCanvas = scale;
      }
      return withoutMetadata(await encoded(canvas, quality, rules.isExact === true));
    };
    const bytes = await encodeWithin({ maxBytes: MAX_BYTES, canShrink: rules.isExact !== true, encode });
    if (bytes.size === 0 || bytes.size > MAX_BYTES) throw new ImageRefusal(REFUSALS.unencodable);
    return { bytes, width: canvas.width, height: canvas.height };
  }

  close(): void {
    this.image.close();
  }
}
