import { isJsonRecord, type JsonRecord } from '../../domain/json-record';
import { sameJson, valueAt } from '../../domain/json-value';
import type { CatalogueFile } from '../../files/catalogue-file';
import { withValueAt } from '../../files/json-value';
import type { FieldValue } from '../source/source-item';
import { digestOf } from './digest';
import { mergeField, type MergeState } from './merge-field';
import { keyOfPlace } from './placed-fields';
import type { ReviewLine, Side } from './review-line';

/** What the review says of a value, before it is known what becomes of it. */
export interface Told {
  from: string;
  text: string;
  note?: string | undefined;
}

/** The keys that tell an entry of a list from the others. */
const IDENTITY = ['group', 'characterId', 'variantId', 'name', 'relation', 'role', 'file'];

/** The parts of an entry that tell it from the others of its list. */
const identityOf = (entry: unknown): unknown =>
  isJsonRecord(entry) ? IDENTITY.map((key) => entry[key] ?? null) : entry;

const listOf = (value: unknown): unknown[] | undefined => {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : undefined;
};

const SOURCE = ['recordInfo', 'source'];

/** A file that an import makes, or into which it merges; what was edited there since the last import stays. */
export class FileDraft {
  readonly lines: ReviewLine[] = [];
  private now: JsonRecord;
  private readonly base: JsonRecord;
  private readonly read: Record<string, string> = {};
  private readonly brought = new Map<string, FieldValue[]>();

  constructor(
    readonly file: CatalogueFile,
    private readonly choose: (key: string) => Side,
  ) {
    this.now = file.json;
    const read = valueAt(file.json, [...SOURCE, 'read']);
    this.base = isJsonRecord(read) ? read : {};
  }

  get json(): JsonRecord {
    return this.now;
  }

  get isChanged(): boolean {
    return this.file.isNew === true || !sameJson(this.now, this.file.json);
  }

  /** Fills a field; values that both sides have changed stay until somebody chooses. */
  set(place: readonly string[], theirs: FieldValue, told: readonly Told[], digest?: string): void {
    const mine = valueAt(this.now, place);
    // A new file states defaults, which nobody has written.
    const standing = this.file.isNew && !isJsonRecord(mine) && sameJson(mine, valueAt(this.file.json, place));
    const key = keyOfPlace(place);
    const state = this.merged(key, standing ? undefined : mine, theirs, digest);
    if (this.writes(key, state)) this.now = withValueAt(this.now, place, theirs);
    this.tell(told, place, state, mine, theirs);
  }

  /** Adds an entry to a list, or puts it in the place of the one that the last import has brought. */
  add(place: readonly string[], entry: FieldValue, told: readonly Told[], digest?: string): void {
    const list = listOf(valueAt(this.now, place));
    if (!list) return this.leaveOut(told, 'Something else than a list stands in its place.');
    const identity = digest ?? digestOf(identityOf(entry));
    const first = `${keyOfPlace(place)}/${identity}`;
    const nth = digest ? 0 : this.placeAmongLike(first, entry);
    const key = nth === 0 ? first : `${first}/${nth + 1}`;
    const like = digest ? [] : [...list.keys()].filter((index) => digestOf(identityOf(list[index])) === identity);
    const at = like[nth] ?? -1;
    const mine = at < 0 ? undefined : list[at];
    const state = this.merged(key, mine, entry, digest);
    if (this.writes(key, state)) {
      const next = at < 0 ? [...list, entry] : list.map((each, index) => (index === at ? entry : each));
      this.now = withValueAt(this.now, place, next);
    }
    this.tell(told, place, state, mine, entry);
  }

  /** How many entries of the source that look alike, but say something else, came before this one. */
  private placeAmongLike(key: string, entry: FieldValue): number {
    const before = this.brought.get(key) ?? [];
    const known = before.findIndex((each) => sameJson(each, entry));
    if (known >= 0) return known;
    this.brought.set(key, [...before, entry]);
    return before.length;
  }

  leaveOut(told: readonly Told[], why: string): void {
    for (const { from, text, note } of told) this.lines.push({ from, text, state: 'left-out', note: note ?? why });
  }

  /** Writes without a question what the import itself has to say, such as the list of a person's lives. */
  write(change: (json: JsonRecord) => JsonRecord): void {
    this.now = change(this.now);
  }

  /** Notes where the file comes from, and what was read. */
  remember(id: string, isPrivate: boolean): void {
    const before = valueAt(this.file.json, SOURCE);
    // A file that says all of it already, whoever wrote it, need not change for this.
    const isTold = this.lines.every(({ state }) => state === 'same' || state === 'left-out');
    if (!this.file.isNew && before === undefined && isTold && !isPrivate) return;
    // The source that has made the file finds it by its own id, whatever else is merged into it.
    if (isJsonRecord(before) && before['id'] !== id) return;
    const source = { ...(before ?? {}), id, read: { ...this.read }, ...(isPrivate && { isPrivate }) };
    if (!sameJson(source, before)) this.now = withValueAt(this.now, SOURCE, source);
  }

  /** `digest` stands for a value whose name says nothing of it, as that of an image. */
  private merged(key: string, mine: unknown, theirs: FieldValue, digest = digestOf(theirs)): MergeState {
    const base = this.base[key];
    this.read[key] = digest;
    if (typeof base === 'string' && digest === base && mine !== undefined)
      return sameJson(mine, theirs) ? 'same' : 'kept';
    return mergeField({ mine, theirs, base: typeof base === 'string' ? base : undefined });
  }

  private writes(key: string, state: MergeState): boolean {
    if (state === 'conflict') return this.choose(this.choiceOf(key)) === 'theirs';
    return state === 'added' || state === 'updated';
  }

  private choiceOf(key: string): string {
    return `${this.file.path}#${key}`;
  }

  private tell(told: readonly Told[], place: readonly string[], state: MergeState, mine: unknown, theirs: unknown) {
    const conflict = state === 'conflict' ? { key: this.choiceOf(keyOfPlace(place)), mine, theirs } : undefined;
    for (const [at, { from, text, note }] of told.entries()) {
      const to = { path: this.file.path, place };
      this.lines.push({ from, text, to, state, ...(note && { note }), ...(conflict && at === 0 && { conflict }) });
    }
  }
}
