import type { ImageSet } from '@otherfolk/shared/catalogue/image-paths';
import type { GuardedImages as Images } from '@otherfolk/shared/contract/shell-context';
import type { GuardedIndex } from '@otherfolk/shared/guarded/guarded-index';

const IMAGES = 'images/';

/** Fires the error that an image fires which is not there. */
const NOT_AN_IMAGE = 'data:,';

/** One transparent pixel: the image keeps its place until it has been decrypted. */
const NO_PIXELS = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

const TYPES: Record<string, string> = { svg: 'image/svg+xml', jpg: 'image/jpeg' };

const typeOf = (image: string): string => {
  const extension = image.slice(image.lastIndexOf('.') + 1).toLowerCase();
  return TYPES[extension] ?? `image/${extension}`;
};

/** Reads the content of an image, by its path inside the catalogue. May reject. */
type ReadImage = (file: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** Images that only members see: each is decrypted when it is first shown, and lies in memory until all are cleared. */
export class GuardedImages implements Images {
  private index: GuardedIndex = {};
  private shown = new Map<string, ImageSet>();
  private readonly listeners = new Set<() => void>();

  constructor(private readonly read: ReadImage) {}

  /** Says which images there are. */
  list(index: GuardedIndex): void {
    this.index = index;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  open(key: string): ImageSet | undefined {
    const shown = this.shown.get(key);
    if (shown || !Object.hasOwn(this.index, IMAGES + key)) return shown;
    const [, , width, height] = this.index[IMAGES + key] ?? [];
    const set = { src: NO_PIXELS, ...(width && height && { width, height }) };
    this.shown.set(key, set);
    void this.decrypt(key, set);
    return set;
  }

  /** Frees the memory of all images; none of them can be shown again. */
  clear(): void {
    for (const { src } of this.shown.values()) if (src.startsWith('blob:')) URL.revokeObjectURL(src);
    this.index = {};
    this.shown = new Map();
    this.notify();
  }

  private async decrypt(key: string, set: ImageSet): Promise<void> {
    const content = await this.read(IMAGES + key).catch(() => undefined);
    // Meanwhile it may have been cleared.
    if (this.shown.get(key) !== set) return;
    const src = content ? URL.createObjectURL(new Blob([content], { type: typeOf(key) })) : NOT_AN_IMAGE;
    this.shown.set(key, { ...set, src });
    this.notify();
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
