import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type GuardedFile,
  type GuardedIndex,
  guardedPath,
  randomKey,
  randomName,
} from '@otherfolk/shared/guarded/guarded-index';
import { openFile, sealFile } from '@otherfolk/shared/guarded/sealed-file';
import { type AudienceKeys, INDEXES, indexFileFor } from './guarded-bundle';

interface EarlierFile {
  earlier: GuardedFile;
  key: string;
  isText: boolean;
}

/** The guarded files of a deployed site under new keys, where the catalogue that they came from is not at hand. */
export class ResealedBundle {
  private readonly planned = new Map<string, EarlierFile>();
  private readonly indexes = new Map<string, { index: GuardedIndex; key: string }>();

  private constructor(
    /** The folder of the site. */
    private readonly folder: string,
    private readonly earlier: AudienceKeys,
    readonly keys: AudienceKeys,
  ) {}

  /** Rejects with one sentence where the files of the earlier bundle are not all there. */
  static async open(folder: string, earlier: AudienceKeys, keys: AudienceKeys): Promise<ResealedBundle> {
    const bundle = new ResealedBundle(folder, earlier, keys);
    const places = new Map<string, [name: string, key: string]>();
    for (const { view, part } of INDEXES) {
      const text = new TextDecoder().decode(await bundle.openEarlier(await indexFileFor(view, part, earlier)));
      const index = Object.entries(JSON.parse(text) as GuardedIndex).map(([file, place]) => {
        const [name, key] = places.get(place[0]) ?? [randomName(), randomKey()];
        places.set(place[0], [name, key]);
        bundle.planned.set(name, { earlier: place, key, isText: file.endsWith('.json') });
        return [file, [name, key, ...place.slice(2)] as GuardedFile] as const;
      });
      const [name, key] = await indexFileFor(view, part, keys);
      bundle.indexes.set(name, { index: Object.fromEntries(index), key });
    }
    return bundle;
  }

  names(): Promise<string[]> {
    return Promise.resolve([...this.indexes.keys(), ...this.planned.keys()]);
  }

  /** The encrypted file of a name; undefined where there is none. */
  async file(name: string): Promise<Uint8Array | undefined> {
    const at = guardedPath(this.keys.next.bundle, name);
    const found = this.indexes.get(name);
    if (found) return sealFile(new TextEncoder().encode(JSON.stringify(found.index)), found.key, at, true);
    const planned = this.planned.get(name);
    return planned && sealFile(await this.openEarlier(planned.earlier), planned.key, at, planned.isText);
  }

  private async openEarlier([name, key]: GuardedFile): Promise<Uint8Array<ArrayBuffer>> {
    const at = guardedPath(this.earlier.next.bundle, name);
    try {
      return await openFile(new Uint8Array(await readFile(path.join(this.folder, at))), key, at);
    } catch (cause) {
      const message = `${this.folder}${at} cannot be opened with the keys beside the site: release the shell, with the catalogue.`;
      throw new Error(message, { cause });
    }
  }
}
