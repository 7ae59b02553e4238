import { narrowerFile } from '@otherfolk/shared/catalogue/image-paths';
import type { ImageIndex } from '@otherfolk/shared/catalogue/schemas/image-index';
import { IMAGES } from '@otherfolk/shared/check/named-pictures';
import type { Pictures } from './read-pictures';

const NARROWER = /^(.*)@(\d+)(\.[^./]*)$/;

/** The picture of which this is a narrower version, and the width in its name; undefined for a picture of its own. */
export function narrowerVersion(picture: string, files: { has(file: string): boolean }) {
  const [, name = '', width, extension = ''] = NARROWER.exec(picture) ?? [];
  const whole = name + extension;
  return width !== undefined && files.has(whole) ? { whole, width: Number(width) } : undefined;
}

/** images/index.json, in the order of paths: sizes and narrower versions of all pictures that can be read. */
export function pictureIndex(pictures: Pictures): ImageIndex {
  const widths = new Map<string, number[]>();
  for (const picture of pictures.keys()) {
    const narrower = narrowerVersion(picture, pictures);
    if (narrower) widths.set(narrower.whole, [...(widths.get(narrower.whole) ?? []), narrower.width]);
  }
  const index: ImageIndex = {};
  for (const [picture, head] of [...pictures].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!head || narrowerVersion(picture, pictures)) continue;
    const { width, height } = head;
    const narrower = (widths.get(picture) ?? []).filter((each) => pictures.get(narrowerFile(picture, each)));
    index[picture.slice(IMAGES.length)] = { width, height, widths: narrower.sort((a, b) => a - b) };
  }
  return index;
}
