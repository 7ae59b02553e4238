import { readFileSync } from 'node:fs';
import { tryOr } from '@otherfolk/shared/domain/try-or';
import { contentHash } from '@otherfolk/system/content-hash';
import { type FileList, type ListedFile, listFiles } from './list-files';

const hashOf = ({ real }: ListedFile) => tryOr(() => contentHash(readFileSync(real)), undefined);

/** Says at the end of a work whether it has read one state of a catalogue. */
export class CatalogueState {
  /** Hashes of files that changed too lately for their stamps to tell whether they change again. */
  private readonly hashes: ReadonlyMap<string, string | undefined>;

  private constructor(
    private readonly folder: string,
    readonly list: FileList,
  ) {
    const unsettled = [...list.files].filter(([, { stamp }]) => stamp === undefined);
    this.hashes = new Map(unsettled.map(([file, listed]) => [file, hashOf(listed)]));
  }

  /** `folder`: the real path of the catalogue; `list`: its files, where they have been listed just now. */
  static async read(folder: string, list?: FileList): Promise<CatalogueState> {
    return new CatalogueState(folder, list ?? (await listFiles(folder)));
  }

  /** Whether no file has changed, come or gone since. */
  async isUnchanged(): Promise<boolean> {
    const { files } = await listFiles(this.folder);
    if (files.size !== this.list.files.size) return false;
    for (const [file, now] of files) {
      const before = this.list.files.get(file);
      if (before?.real !== now.real) return false;
      const isSame = this.hashes.has(file) ? this.hashes.get(file) === hashOf(now) : before.stamp === now.stamp;
      if (!isSame) return false;
    }
    return true;
  }
}
