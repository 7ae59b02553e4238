import { isCatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { catalogueFiles } from '@otherfolk/shared/catalogue/catalogue-files';
import { readCharacterCore, readCharacterVariant } from '@otherfolk/shared/catalogue/read-character';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { readPlot, readPlotVariantIndex } from '@otherfolk/shared/catalogue/read-plots';
import { readSite } from '@otherfolk/shared/catalogue/read-site';
import { saysThatItIsAVariant } from '@otherfolk/shared/catalogue/variant-file';
import { isValidId } from '@otherfolk/shared/domain/id';
import { isJsonRecord } from '@otherfolk/shared/domain/json-record';
import { mergeVariant } from '@otherfolk/shared/domain/merge';
import { visibleVariants } from '@otherfolk/shared/domain/variants';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { isVisible } from '@otherfolk/shared/domain/visibility';

/** Whoever shows a file warns about it; here it is only looked at. */
const silent = () => undefined;

/** Resolves to undefined where a file is missing or broken: there is nothing in it that could be hidden. */
async function orUndefined<T>(file: Promise<T>): Promise<T | undefined> {
  try {
    return await file;
  } catch (error) {
    if (isCatalogueError(error)) return undefined;
    throw error;
  }
}

/** Hears of a file, by its path inside the catalogue. */
export type NoteFile = (path: string) => void;

/** An answer, and the files that it rests on. */
interface Known {
  isHidden: boolean;
  files: ReadonlySet<string>;
}

/** What one answer is found out with: a reader that notes what it reads. */
interface Look {
  read: ReadJson;
  note: NoteFile;
}

/**
 * What a visitor may not know of, by the ids that files name each other by. An id that names nothing is not hidden. Each answer is
 * found out once; whoever asks hears each time of the files that it rests on, also of those that are not there.
 */
export class HiddenItems {
  private readonly known = new Map<string, Promise<Known>>();
  private currentRelease: Promise<number> | undefined;

  constructor(private readonly readFile: ReadJson) {}

  /** Of a core, whether all its lives are hidden; of a variant, whether it is. */
  character(id: unknown, note: NoteFile): Promise<boolean> {
    return this.once('character', id, note, async (known, look) => {
      const json = await orUndefined(look.read(catalogueFiles.characterFile(known)));
      if (!isJsonRecord(json)) return false;
      return saysThatItIsAVariant(json) ? this.variant(json['variantOf'], known, look.note) : this.core(known, look);
    });
  }

  /** One life of a core. */
  variant(coreId: unknown, id: unknown, note: NoteFile): Promise<boolean> {
    if (!isValidId(coreId)) return Promise.resolve(false);
    return this.once(`variant of ${coreId}`, id, note, async (known, look) => {
      const core = await orUndefined(readCharacterCore(look.read, coreId, silent));
      if (!core) return false;
      const variant = await orUndefined(readCharacterVariant(look.read, known, silent));
      const merged = variant
        ? mergeVariant(core, variant)
        : { ...core, recordInfo: core.variants?.find((each) => each.id === known)?.recordInfo };
      const { recordInfo, isUnnamed } = merged;
      return !isVisible({ ...recordInfo, isUnnamed }, VISITOR, await this.release(look));
    });
  }

  /** By the id of a variant or of a core, whose visible variants the index lists. */
  plot(id: unknown, note: NoteFile): Promise<boolean> {
    return this.once('plot', id, note, async (known, look) => {
      const release = await this.release(look);
      const plot = await orUndefined(readPlot(look.read, known, silent));
      if (plot) return !isVisible(plot.recordInfo ?? {}, VISITOR, release);
      const index = (await orUndefined(readPlotVariantIndex(look.read, silent))) ?? [];
      const own = index.filter(({ coreId }) => coreId === known);
      return own.length > 0 && own.every((entry) => !isVisible(entry, VISITOR, release));
    });
  }

  private release({ note }: Look): Promise<number> {
    note(catalogueFiles.site);
    return (this.currentRelease ??= readSite(this.readFile, silent).then(({ currentRelease }) => currentRelease));
  }

  private async core(id: string, look: Look): Promise<boolean> {
    const core = await orUndefined(readCharacterCore(look.read, id, silent));
    if (!core) return false;
    const offered = visibleVariants({ variants: core.variants }, VISITOR, await this.release(look));
    for (const variant of offered) if (!(await this.variant(id, variant.id, look.note))) return false;
    return true;
  }

  private async once(
    kind: string,
    id: unknown,
    note: NoteFile,
    find: (id: string, look: Look) => Promise<boolean>,
  ): Promise<boolean> {
    if (!isValidId(id)) return false;
    const key = `${kind} ${id}`;
    const known = this.known.get(key) ?? this.findOut((look) => find(id, look));
    this.known.set(key, known);
    const { isHidden, files } = await known;
    for (const file of files) note(file);
    return isHidden;
  }

  private async findOut(find: (look: Look) => Promise<boolean>): Promise<Known> {
    const files = new Set<string>();
    const note = (file: string) => void files.add(file);
    const read: ReadJson = (path) => {
      note(path);
      return this.readFile(path);
    };
    return { isHidden: await find({ read, note }), files };
  }
}
