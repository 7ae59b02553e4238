import type { BundleKey } from '@otherfolk/shared/contract/guarded-keys';
import { type Audience, audiencesOf, VIEWERS, type ViewName } from '@otherfolk/shared/domain/audiences';
import {
  type GuardedFile,
  type GuardedIndex,
  guardedParts,
  guardedPath,
  indexFileOf,
} from '@otherfolk/shared/guarded/guarded-index';
import { openFile } from '@otherfolk/shared/guarded/sealed-file';

type ReadSealed = (bundle: string, name: string) => Promise<Uint8Array | undefined>;

/** What a member reads of a bundle with the keys that his flags open, and nothing else to help him. */
export class OpenedBundle {
  private constructor(
    private readonly bundle: string,
    /** The index of all parts. */
    readonly index: GuardedIndex,
    private readonly readSealed: ReadSealed,
  ) {}

  /** Rejects where there is no index for these keys, or they do not open it. */
  static async open(view: ViewName, keys: Record<Audience, BundleKey>, readSealed: ReadSealed): Promise<OpenedBundle> {
    const own = audiencesOf(VIEWERS[view]).map((audience) => keys[audience]);
    const { bundle = '' } = own[0] ?? {};
    const index: GuardedIndex = {};
    for (const part of guardedParts) {
      const content = await openAt(bundle, await indexFileOf(own, part), readSealed);
      Object.assign(index, JSON.parse(new TextDecoder().decode(content)));
    }
    return new OpenedBundle(bundle, index, readSealed);
  }

  /** Undefined for what the index does not list. Rejects where the file is not there, or is not opened. */
  async content(file: string): Promise<Uint8Array | undefined> {
    const place = this.index[file];
    return place && openAt(this.bundle, place, this.readSealed);
  }

  async text(file: string): Promise<string | undefined> {
    const content = await this.content(file);
    return content && new TextDecoder().decode(content);
  }
}

async function openAt(bundle: string, [name, key]: GuardedFile, readSealed: ReadSealed): Promise<Uint8Array> {
  const sealed = await readSealed(bundle, name);
  if (!sealed) throw new Error(`There is no file ${name}.`);
  return openFile(new Uint8Array(sealed), key, guardedPath(bundle, name));
}
