import { narrowerFile } from '@otherfolk/shared/catalogue/image-paths';
import { parseLeniently } from '@otherfolk/shared/catalogue/parse-leniently';
import { type ImageIndex, imageIndexSchema } from '@otherfolk/shared/catalogue/schemas/image-index';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import type { Images } from './read-images';

const NARROWER = /^(.*)@(\d+)(\.[^./]*)$/;

/** The image of which this is a narrower version, and the width in its name; undefined for an image of its own. */
export function narrowerVersion(image: string, files: { has(file: string): boolean }) {
  const [, name = '', width, extension = ''] = NARROWER.exec(image) ?? [];
  const whole = name + extension;
  return width !== undefined && files.has(whole) ? { whole, width: Number(width) } : undefined;
}

/**
 * images/index.json, in the order of paths: sizes and narrower versions of all images that can be read, with the words and the
 * focus that the index of before has for them.
 */
export function imageIndexOf(images: Images, before?: unknown): ImageIndex {
  const known = parseLeniently(imageIndexSchema, before ?? {}).output ?? {};
  const widths = new Map<string, number[]>();
  for (const image of images.keys()) {
    const narrower = narrowerVersion(image, images);
    if (narrower) widths.set(narrower.whole, [...(widths.get(narrower.whole) ?? []), narrower.width]);
  }
  const index: ImageIndex = {};
  for (const [image, head] of [...images].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!head || narrowerVersion(image, images)) continue;
    const { width, height } = head;
    // Its narrower versions, if somebody made them, are stills.
    const narrower = (head.isAnimated ? [] : (widths.get(image) ?? [])).filter((each) =>
      images.get(narrowerFile(image, each)),
    );
    const key = image.slice(IMAGES.length);
    const { alt, credit, focus } = known[key] ?? {};
    const words = {
      ...(alt !== undefined && { alt }),
      ...(credit !== undefined && { credit }),
      ...(focus && { focus }),
    };
    index[key] = { width, height, widths: narrower.sort((a, b) => a - b), ...words };
  }
  return index;
}
