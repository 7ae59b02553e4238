import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { overlay } from '@otherfolk/shared/domain/overlay';
import { dedupeTags, type Tag } from '@otherfolk/shared/domain/tags';
import type { Visible } from '@otherfolk/shared/domain/visibility';
import { forEachKind } from '@otherfolk/shared/kinds';
import type { CharacterFields, FileFacts, IndexLine } from './file-facts';

type Facts<Kind extends FileFacts['kind']> = FileFacts & { kind: Kind };

/** One life: a variant over its core, as far as it decides on who may see it. */
export interface Life {
  id: string;
  /** Its file's; undefined where there is none that can be read. */
  file: Facts<'character'> | undefined;
  core: string | undefined;
  visible: Visible;
  family: string | undefined;
  readTags: () => Tag[];
  /** Whether it shows the gallery of its core. */
  showsCoreGallery: boolean;
}

const mergedFields = (layers: (Partial<CharacterFields> | undefined)[]) =>
  layers
    .map((layer) => layer && { recordInfo: layer.recordInfo, isUnnamed: layer.isUnnamed, family: layer.family })
    .reduce<unknown>(overlay, {}) as Pick<CharacterFields, 'recordInfo' | 'isUnnamed' | 'family'>;

/** What all files of a catalogue say about who may see what. */
export class CatalogueFacts {
  readonly characters = new Map<string, Facts<'character'>>();
  /** Files of other items than people, by folder and id. */
  readonly items = forEachKind(() => new Map<string, Facts<'item'>>());
  /** The versions of an item, by folder and id; one without versions is its only one. */
  readonly versionsOf = forEachKind(() => new Map<string, string[]>());
  /** What indexes say of an id, by folder. */
  readonly lines = forEachKind(() => new Map<string, IndexLine[]>());
  /** A file may be the life of several cores. */
  readonly lives: Life[] = [];
  /** The lives by core. */
  readonly livesOf = new Map<string, Life[]>();
  /** The lives by their own id. */
  readonly livesIn = new Map<string, Life[]>();
  /** The families that somebody is said to have. */
  readonly families = new Set<string>();

  constructor(
    readonly files: ReadonlyMap<string, FileFacts>,
    /** All of a file that may be cut; undefined for one that has to be read. */
    readonly cuttableOf: (file: string) => JsonRecord | undefined,
  ) {
    for (const facts of files.values()) {
      if (facts.kind === 'character') this.characters.set(facts.id, facts);
      else if (facts.kind === 'item') {
        this.items[facts.folder].set(facts.id, facts);
        push(this.versionsOf[facts.folder], facts.coreId, facts.id);
      } else if (facts.kind === 'index') this.addLines(facts);
    }
    for (const { id, isCore, fields } of this.characters.values()) {
      for (const family of [fields.family, fields.variantOverrides?.family]) if (family) this.families.add(family);
      if (!isCore && fields.variantOf !== undefined) this.addLife(fields.variantOf, id);
      for (const variant of fields.variants ?? []) {
        // A file that says whose life it is, is no other's.
        if (this.characters.get(variant.id)?.fields.variantOf === undefined) this.addLife(id, variant.id);
      }
    }
    for (const { id, isCore } of this.characters.values()) {
      if (!isCore && !this.livesIn.has(id)) this.addLife(undefined, id);
    }
  }

  private addLines({ of, lines }: Facts<'index'>): void {
    for (const line of lines) {
      if (line.id === undefined) continue;
      push(this.lines[of], line.id, line);
      push(this.versionsOf[of], line.coreId ?? line.id, line.id);
    }
  }

  private addLife(coreId: string | undefined, id: string): void {
    const core = coreId === undefined ? undefined : this.characters.get(coreId)?.fields;
    const file = this.characters.get(id);
    const listed = core?.variants?.find((variant) => variant.id === id);
    const layers = file
      ? [core, file.fields.variantOverrides, file.fields]
      : [core, { recordInfo: listed?.recordInfo }];
    const { recordInfo, isUnnamed, family } = mergedFields(layers);
    const tagged = [core, file?.fields.variantOverrides, file?.fields];
    const life: Life = {
      id,
      file,
      core: coreId,
      visible: { ...(file ? recordInfo : listed?.recordInfo), isUnnamed },
      family,
      readTags: () => dedupeTags(tagged.flatMap((layer) => layer?.tags ?? [])),
      showsCoreGallery: !file?.hasGallery,
    };
    this.lives.push(life);
    if (coreId !== undefined) push(this.livesOf, coreId, life);
    push(this.livesIn, id, life);
  }
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
