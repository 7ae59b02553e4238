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

/** What a visitor may not know of, by the ids that files name each other by. An id that names nothing is not hidden. */
export class HiddenItems {
  private readonly known = new Map<string, Promise<boolean>>();
  private currentRelease: Promise<number> | undefined;

  constructor(private readonly read: ReadJson) {}

  /** Of a core, whether all its lives are hidden; of a variant, whether it is. */
  character(id: unknown): Promise<boolean> {
    return this.once('character', id, async (known) => {
      const json = await orUndefined(this.read(catalogueFiles.characterFile(known)));
      if (!isJsonRecord(json)) return false;
      return saysThatItIsAVariant(json) ? this.variant(json['variantOf'], known) : this.core(known);
    });
  }

  /** One life of a core. */
  variant(coreId: unknown, id: unknown): Promise<boolean> {
    if (!isValidId(coreId)) return Promise.resolve(false);
    return this.once(`variant of ${coreId}`, id, async (known) => {
      const core = await orUndefined(readCharacterCore(this.read, coreId, silent));
      if (!core) return false;
      const variant = await orUndefined(readCharacterVariant(this.read, known, silent));
      const merged = variant
        ? mergeVariant(core, variant)
        : { ...core, recordInfo: core.variants?.find((each) => each.id === known)?.recordInfo };
      const { recordInfo, isUnnamed } = merged;
      return !isVisible({ ...recordInfo, isUnnamed }, VISITOR, await this.release());
    });
  }

  /** By the id of a variant or of a core, whose visible variants the index lists. */
  plot(id: unknown): Promise<boolean> {
    return this.once('plot', id, async (known) => {
      const release = await this.release();
      const plot = await orUndefined(readPlot(this.read, known, silent));
      if (plot) return !isVisible(plot.recordInfo ?? {}, VISITOR, release);
      const index = (await orUndefined(readPlotVariantIndex(this.read, silent))) ?? [];
      const own = index.filter(({ coreId }) => coreId === known);
      return own.length > 0 && own.every((entry) => !isVisible(entry, VISITOR, release));
    });
  }

  private release(): Promise<number> {
    return (this.currentRelease ??= readSite(this.read, silent).then(({ currentRelease }) => currentRelease));
  }

  private async core(id: string): Promise<boolean> {
    const core = await orUndefined(readCharacterCore(this.read, id, silent));
    if (!core) return false;
    const offered = visibleVariants({ variants: core.variants }, VISITOR, await this.release());
    for (const variant of offered) if (!(await this.variant(id, variant.id))) return false;
    return true;
  }

  private once(kind: string, id: unknown, look: (id: string) => Promise<boolean>): Promise<boolean> {
    if (!isValidId(id)) return Promise.resolve(false);
    const key = `${kind} ${id}`;
    const known = this.known.get(key) ?? look(id);
    this.known.set(key, known);
    return known;
  }
}
