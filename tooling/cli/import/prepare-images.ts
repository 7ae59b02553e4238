import sharp from 'sharp';
import type { ImageKind } from '@otherfolk/shared/catalogue/image-paths';
import { IMAGE_USES } from '@otherfolk/shared/files/image-uses';
import { digestOfBytes } from '@otherfolk/shared/formats/plan/digest';
import { kindOfImage, type PreparedImage } from '@otherfolk/shared/formats/plan/plan-images';
import type { SourceImage, SourceItem } from '@otherfolk/shared/formats/source/source-item';

export interface PreparedBytes extends PreparedImage {
  bytes: Uint8Array;
}

const QUALITY = 86;

/** An image upright, in the size of its use, without metadata. */
async function prepared(bytes: Uint8Array, use: ImageKind): Promise<PreparedBytes> {
  const { width, height, isCut } = IMAGE_USES[use];
  const scaled = sharp(bytes)
    .rotate()
    .resize({ width, height, fit: isCut ? 'cover' : 'inside', withoutEnlargement: true });
  return {
    type: 'image/webp',
    digest: digestOfBytes(bytes),
    bytes: await scaled.webp({ quality: QUALITY }).toBuffer(),
  };
}

/** Prepares the images of items; those that cannot be read are missing from the answer. */
export async function prepareImages(items: readonly SourceItem[]): Promise<Map<SourceImage, PreparedBytes>> {
  const all = new Map<SourceImage, PreparedBytes>();
  for (const { kind, images } of items) {
    for (const image of images) {
      const use = kindOfImage(kind, image);
      if (!use) continue;
      try {
        all.set(image, await prepared(await image.bytes(), use));
      } catch {
        // The plan tells of it, and goes on without it.
      }
    }
  }
  return all;
}
