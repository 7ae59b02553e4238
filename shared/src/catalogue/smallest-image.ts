import { imageKey, type ImageKind, narrowerFile } from './image-paths';
import type { ImageIndex } from './schemas/image-index';

/** The narrowest version of an image, as a path below `images/`; empty where there is no image. */
export function smallestImage(images: ImageIndex, kind: ImageKind, file: string | undefined): string {
  if (file === undefined || file === '') return '';
  const [width] = images[imageKey(kind, file)]?.widths ?? [];
  return imageKey(kind, width === undefined ? file : narrowerFile(file, width));
}
