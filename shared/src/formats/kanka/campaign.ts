import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { escapedHtml } from '../text/escaped-html';
import type { KankaEntry, KankaModule } from './kanka-files';

/** `[character:123]`, `[character:123|shown words]`; other parts name a page, a field or an anchor. */
const MENTION = /\[([a-z_]+):(\d+)((?:\|[^\]|]*)*)\]/gi;
const OPTION = /^(?:page|field|anchor|params|filter):/;

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

export const recordsIn = (value: unknown): JsonRecord[] => (Array.isArray(value) ? value.filter(isJsonRecord) : []);

/** 1 is everyone who sees the entry; the others are admins, the author, or members alone. */
const EVERYONE = 1;

export const isHidden = ({ is_private, visibility_id, visibility }: JsonRecord): boolean =>
  is_private === true ||
  is_private === 1 ||
  (typeof visibility_id === 'number' && visibility_id !== EVERYONE) ||
  (typeof visibility === 'string' && visibility !== 'all');

/** All entries of a campaign, as its links name them. */
export class Campaign {
  readonly #byEntity = new Map<string, KankaEntry>();
  readonly #byModule = new Map<string, KankaEntry>();

  constructor(entries: readonly KankaEntry[]) {
    for (const entry of entries) {
      this.#byEntity.set(textOf(entry.entity.id), entry);
      this.#byModule.set(`${entry.module}/${textOf(entry.json.id)}`, entry);
    }
  }

  /** Finds an entry by the number that it has among all. */
  byEntity(id: unknown): KankaEntry | undefined {
    return this.#byEntity.get(textOf(id));
  }

  /** Finds an entry by the number that it has among those of its module. */
  inModule(module: KankaModule, id: unknown): KankaEntry | undefined {
    return this.#byModule.get(`${module}/${textOf(id)}`);
  }

  /** HTML with the words of its mentions in their place. */
  withMentions(html: string): string {
    return html.replace(MENTION, (all: string, _module: string, id: string, rest: string) => {
      const shown = rest.split('|').find((part) => part !== '' && !OPTION.test(part));
      const words = shown ?? this.#byEntity.get(id)?.json.name;
      return typeof words === 'string' ? escapedHtml(words) : all;
    });
  }
}

/** The id under which an entry is known when it is brought again. */
export const sourceIdOf = ({ module, json }: KankaEntry): string => `kanka/${module}/${textOf(json.id)}`;
