import { IMAGE_USES, type ImageUse } from '@otherfolk/shared/files/image-uses';
import { digestOfBytes } from '@otherfolk/shared/formats/plan/digest';
import { kindOfImage, type PreparedImage } from '@otherfolk/shared/formats/plan/plan-images';
import type { SourceImage, SourceItem } from '@otherfolk/shared/formats/source/source-item';
import type { Work } from '@otherfolk/shared/formats/source/work';
import type { Focus } from '../images/focus-point';
import { WHOLE } from '../images/image-geometry';
import { cropAround } from '../images/portrait-crops';
import { prepareImage } from '../images/prepare-image';

export interface PreparedBlob extends PreparedImage {
  blob: Blob;
}

/** Faces stand in the upper part of a portrait. */
const FACE: Focus = [0.5, 0.3];

async function prepared(bytes: Uint8Array<ArrayBuffer>, use: ImageUse): Promise<PreparedBlob> {
  const image = await prepareImage(new Blob([bytes]));
  try {
    const rules = IMAGE_USES[use];
    const area = rules.isCut ? cropAround(image.head, rules, FACE) : WHOLE;
    const { bytes: blob } = await image.cut({ turns: 0, area, use });
    return { type: blob.type, digest: digestOfBytes(bytes), blob };
  } finally {
    image.close();
  }
}

/** Prepares the images of items as the image dialog does; those that cannot be read are missing from the answer. */
export async function prepareImages(items: readonly SourceItem[], work: Work): Promise<Map<SourceImage, PreparedBlob>> {
  const all = items.flatMap(({ kind, images }) => images.map((image) => [kind, image] as const));
  const ready = new Map<SourceImage, PreparedBlob>();
  for (const [at, [kind, image]] of all.entries()) {
    await work.step(at, all.length);
    const use = kindOfImage(kind, image);
    if (!use) continue;
    try {
      ready.set(image, await prepared(await image.bytes(), use));
    } catch {
      // The plan tells of it, and goes on without it.
    }
  }
  return ready;
}
