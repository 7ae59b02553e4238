import type { ImageSet } from '@otherfolk/shared/catalogue/image-paths';
import { IMAGES } from '@otherfolk/shared/check/named-images';
import type { GuardedImages } from '@otherfolk/shared/contract/shell-context';
import type { NewImage } from './new-images';

/** The sources of images that are in the editor alone: they go before those of the catalogue. */
export class ShownImages implements GuardedImages {
  private readonly shown = new Map<string, { image: NewImage; set: ImageSet }>();
  private readonly listeners = new Set<() => void>();

  /** `below` is asked about all others. */
  constructor(private readonly below: () => GuardedImages | undefined) {}

  /** Shows these and no others. */
  show(images: readonly NewImage[]): void {
    const keys = new Map(images.map((image) => [image.path.slice(IMAGES.length), image]));
    for (const [key, { image, set }] of this.shown) {
      if (keys.get(key) === image) continue;
      URL.revokeObjectURL(set.src);
      this.shown.delete(key);
    }
    for (const [key, image] of keys) {
      if (!this.shown.has(key)) this.shown.set(key, { image, set: { src: URL.createObjectURL(image.bytes) } });
    }
    for (const listener of this.listeners) listener();
  }

  open = (key: string): ImageSet | undefined => this.shown.get(key)?.set ?? this.below()?.open(key);

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    const stop = this.below()?.subscribe(listener);
    return () => {
      this.listeners.delete(listener);
      stop?.();
    };
  };
}
