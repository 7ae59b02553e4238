import type { ImageSet } from '../../catalogue/image-paths';

export interface Size {
  width: number;
  height: number;
}

/** The size of an image that is not known yet, or does not load: the shape of a thumbnail. */
export const UNKNOWN_SIZE: Size = { width: 800, height: 1200 };

function sizeOfFile(src: string): Promise<Size> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      resolve(width > 0 && height > 0 ? { width, height } : UNKNOWN_SIZE);
    };
    image.onerror = () => resolve(UNKNOWN_SIZE);
    image.src = src;
  });
}

/** The sizes of gallery images: those that are known, and for others what loading them tells. */
export function imageSizes(setOf: (file: string) => ImageSet) {
  const measured = new Map<string, Size>();
  const running = new Map<string, Promise<void>>();

  function sizeOf(file: string): Size | undefined {
    const { width, height } = setOf(file);
    return width && height ? { width, height } : measured.get(file);
  }

  /** Resolves when sizeOf knows the file. */
  function measure(file: string): Promise<void> {
    if (sizeOf(file)) return Promise.resolve();
    const run = running.get(file) ?? sizeOfFile(setOf(file).src).then((size) => void measured.set(file, size));
    running.set(file, run);
    return run;
  }

  return { sizeOf, measure };
}
