import { eachPart, type Keys } from '../catalogue/each-part';
import { isJsonRecord } from '../domain/json-record';
import { HOLDERS, referencesOf } from '../kinds/file-contents';

/** No text of the contract lies deeper; the depth of the data must not become the depth of the stack. */
const MAX_DEPTH = 40;

/** The ids of hidden items by their folders. */
export type HiddenIds = Readonly<Partial<Record<string, ReadonlySet<string>>>>;

/** `keys` lead to the text while it is told: whoever keeps them copies them. */
type TellText = (text: string, keys: Readonly<Keys>) => void;

/** Where ids of items stand that visitors may not see, by the keys that lead there: in a field of each entry, or alone. */
const REFERENCES = new Map(
  HOLDERS.flatMap(referencesOf).flatMap(({ pattern, folder, whenHidden }) => {
    if (whenHidden === undefined) return [];
    const isField = whenHidden === 'entry' && pattern.at(-1) !== '*';
    const keys = (isField ? pattern.slice(0, -1) : pattern).filter((key) => key !== '*');
    const place: string = `.${keys.join('.')}`;
    return [[place, { folder, by: isField ? pattern.at(-1) : undefined }] as const];
  }),
);

class Walk {
  private readonly keys: Keys = [];

  constructor(
    private readonly hidden: HiddenIds,
    private readonly tell: TellText,
  ) {}

  /** `place`: the keys without the positions in lists. */
  read(value: unknown, place: string): void {
    if (this.keys.length > MAX_DEPTH || this.refersToHidden(value, place)) return;
    if (typeof value === 'string') return this.tell(value, this.keys);
    eachPart(value, this.keys, (part, key) => {
      if (typeof key === 'number') return this.read(part, place);
      this.tell(key, this.keys);
      this.read(part, `${place}.${key}`);
    });
  }

  private refersToHidden(value: unknown, place: string): boolean {
    const reference = REFERENCES.get(place);
    if (!reference) return false;
    const id = reference.by === undefined ? value : isJsonRecord(value) && value[reference.by];
    return typeof id === 'string' && (this.hidden[reference.folder]?.has(id) ?? false);
  }
}

/**
 * Tells every text of a file that visitors may read, headings too. What refers to a hidden item by its id is left out, with all that stands
 * beside the id: visitors do not get it.
 */
export function eachPublicText(file: unknown, hidden: HiddenIds, tell: TellText): void {
  new Walk(hidden, tell).read(file, '');
}
