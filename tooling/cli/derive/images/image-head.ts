import { closeSync, openSync, readSync } from 'node:fs';
import { avifFormOf, START_BYTES } from './avif-form';
import type { PrivateMetadata } from './private-metadata';

/** What the head of an image file says. */
export interface ImageHead {
  /** The width in pixels of the image as it is shown: upright. */
  width: number;
  height: number;
  /** Whether parts of it can be transparent. */
  hasAlpha: boolean;
  /** Whether it moves: no still is made in its place. */
  isAnimated?: boolean;
  /** Whether something in an SVG runs. */
  isActive?: boolean;
  /** What its metadata tell of somebody. */
  privateMetadata?: PrivateMetadata[];
}

/** Shared, as what is read is looked at before the next is read. */
const start = Buffer.alloc(START_BYTES);

/** The beginning of a file, until the next is asked for; of one that cannot be read, nothing. */
function startOf(path: string): Buffer {
  try {
    const file = openSync(path, 'r');
    try {
      return start.subarray(0, readSync(file, start, 0, START_BYTES, 0));
    } finally {
      closeSync(file);
    }
  } catch {
    return start.subarray(0, 0);
  }
}

/**
 * Reads the heads of images. sharp needs half a millisecond for each, so it is asked once for each form of AVIF: of another image
 * of that form, the head alone says how large it is.
 */
export class HeadReader {
  /** Whether images of a form can be transparent; undefined for a form of which the head does not say the size. */
  private readonly hasAlpha = new Map<string, boolean | undefined>();

  /** `askSharp`: undefined for a file that is no image. */
  constructor(private readonly askSharp: (path: string) => Promise<ImageHead | undefined>) {}

  /** Undefined for a file that is no image. */
  async read(path: string): Promise<ImageHead | undefined> {
    const found = avifFormOf(startOf(path));
    // Metadata differ from image to image, and a sequence is no still.
    if (!found || /Exif|mime|avis/.test(found.form)) return this.askSharp(path);
    const { form, width, height } = found;
    const hasAlpha = this.hasAlpha.get(form);
    if (hasAlpha !== undefined) return { width, height, hasAlpha };
    const head = await this.askSharp(path);
    const isSaid = head?.width === width && head.height === height;
    if (!this.hasAlpha.has(form)) this.hasAlpha.set(form, isSaid ? head.hasAlpha : undefined);
    return head;
  }
}
