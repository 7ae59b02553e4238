import { isCatalogueError } from '@otherfolk/shared/catalogue/catalogue-error';
import { catalogueFiles, ENTITY_FILE } from '@otherfolk/shared/catalogue/catalogue-files';
import { saysThatItIsAVariant } from '@otherfolk/shared/catalogue/variant-file';
import { onceAtATime } from '@otherfolk/shared/catalogue/once-at-a-time';
import { readCharacterCore, readCharacterVariant } from '@otherfolk/shared/catalogue/read-character';
import type { ReadJson } from '@otherfolk/shared/catalogue/read-json';
import { readPlot, readPlotVariantIndex } from '@otherfolk/shared/catalogue/read-plots';
import { readSite } from '@otherfolk/shared/catalogue/read-site';
import { isValidId } from '@otherfolk/shared/domain/id';
import { isJsonRecord, type JsonRecord } from '@otherfolk/shared/domain/json-record';
import { mergeVariant } from '@otherfolk/shared/domain/merge';
import { VISITOR } from '@otherfolk/shared/domain/viewer';
import { visibleVariants } from '@otherfolk/shared/domain/variants';
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
class HiddenItems {
  private readonly known = new Map<string, Promise<boolean>>();

  constructor(
    private readonly read: ReadJson,
    private readonly release: () => Promise<number>,
  ) {}

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

async function without(list: unknown, isHidden: (item: unknown) => Promise<boolean>): Promise<unknown> {
  if (!Array.isArray(list)) return list;
  const hidden = await Promise.all(list.map(isHidden));
  return list.filter((_, index) => !hidden[index]);
}

const field = (item: unknown, name: string): unknown => (isJsonRecord(item) ? item[name] : undefined);

type Change = (value: unknown) => Promise<unknown>;

/** Replaces the fields that are there; a file keeps its shape. */
async function replace(record: JsonRecord, changes: Record<string, Change>): Promise<JsonRecord> {
  const changed = { ...record };
  for (const [name, change] of Object.entries(changes)) {
    if (Object.hasOwn(record, name)) changed[name] = await change(record[name]);
  }
  return changed;
}

/**
 * A reader that gives files as a visitor may know them: without the ids of hidden variants, characters and plots, and without what
 * stands beside such an id. Pages that are rendered from it carry nothing of them. Texts are the owner's: `content -- check` names
 * those that speak of a hidden item.
 */
export function visitorReader(readFile: ReadJson): ReadJson {
  const read = onceAtATime(readFile);
  let release: Promise<number> | undefined;
  const hidden = new HiddenItems(
    read,
    () => (release ??= readSite(read, silent).then(({ currentRelease }) => currentRelease)),
  );
  const byCharacterId = (list: unknown) => without(list, (item) => hidden.character(field(item, 'characterId')));
  const sections: Change = async (value) =>
    isJsonRecord(value) ? replace(value, { relationships: byCharacterId }) : value;

  const changesIn = (folder: string | undefined, id: string | undefined): Record<string, Change> => {
    const variants: Change = (list) => without(list, (item) => hidden.variant(id, field(item, 'id')));
    if (folder === 'characters') {
      const variantOverrides: Change = async (value) =>
        isJsonRecord(value) ? replace(value, { sections, variants }) : value;
      return { sections, variants, variantOverrides };
    }
    if (folder === 'families') return { members: byCharacterId };
    if (folder !== 'locations') return {};
    return {
      connectedCharacters: (list) => without(list, (each) => hidden.character(each)),
      connectedPlots: (list) => without(list, (each) => hidden.plot(each)),
    };
  };
  const featured: Change = async (value) => {
    if (!isJsonRecord(value)) return value;
    return replace(value, {
      characters: (list) => without(list, (id) => hidden.character(id)),
      plot: async (id) => ((await hidden.plot(id)) ? undefined : id),
    });
  };

  return async (path) => {
    const json = await read(path);
    if (!isJsonRecord(json)) return json;
    if (path === catalogueFiles.site) return replace(json, { featured });
    const [, folder, id] = ENTITY_FILE.exec(path) ?? [];
    return replace(json, changesIn(folder, id));
  };
}
