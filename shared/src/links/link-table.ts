import { PLAIN_FOLDERS } from '../kinds/plain-folders';
import type { SearchItems } from '../search/read-items';
import { type ItemLinks, type LinkedKind, linkKey } from './links-files';

/** Who names another item. */
export interface Source {
  kind: LinkedKind;
  id: string;
  /** The key of the person, the plot or the place. */
  key: string;
}

/** What leads to each item of a catalogue, while it is collected. */
export class LinkTable {
  readonly links = new Map<string, ItemLinks>();
  private readonly keys = new Map<string, string>();
  /** What the page of an item lists anyway, as pairs of keys. */
  private readonly listed = new Set<string>();
  private readonly mentioned = new Set<string>();

  constructor({ lives, plain }: SearchItems) {
    const addIds = (kind: LinkedKind, entries: readonly { entry: { id: string; coreId?: string | undefined } }[]) => {
      for (const { entry } of entries) {
        const { id, coreId = id } = entry;
        for (const each of [coreId, id]) {
          const known = linkKey(kind, each);
          if (!this.keys.has(known)) this.keys.set(known, linkKey(kind, coreId));
        }
      }
    };
    addIds('characters', lives);
    for (const folder of PLAIN_FOLDERS) addIds(folder, plain[folder]);
  }

  /** The key of the person or plot whose id, or whose variant's id, it is; of the place. Undefined for an id of nothing. */
  keyOf(kind: LinkedKind, id: string | undefined): string | undefined {
    return id === undefined ? undefined : this.keys.get(linkKey(kind, id));
  }

  of(key: string): ItemLinks {
    const known = this.links.get(key) ?? {};
    this.links.set(key, known);
    return known;
  }

  /** Notes that the page of one item lists another. */
  list(key: string, other: string): void {
    this.listed.add(`${key} ${other}`);
  }

  lists(key: string, other: string): boolean {
    return this.listed.has(`${key} ${other}`);
  }

  /** Notes that an item is named: once for each source, and not where its own page lists the source. */
  mention(key: string, source: Source, relation?: string): void {
    const pair = `${key} ${source.key}`;
    if (key === source.key || this.listed.has(pair) || this.mentioned.has(pair)) return;
    this.mentioned.add(pair);
    const links = this.of(key);
    links.mentions ??= [];
    links.mentions.push(relation ? [source.kind, source.id, relation] : [source.kind, source.id]);
  }
}
