import { isJsonRecord } from '../domain/json-record';
import { eachPart, type Keys } from './each-part';

/** No text of the contract lies deeper; the depth of the data must not become the depth of the stack. */
const MAX_DEPTH = 40;

/** The ids that files name hidden items by. */
export interface HiddenIds {
  characters: ReadonlySet<string>;
  plots: ReadonlySet<string>;
}

/** `keys` lead to the text while it is told: whoever keeps them copies them. */
type TellText = (text: string, keys: Readonly<Keys>) => void;

/** By the place of the list, or of the only one; the id stands in a field of each, or is each. */
const REFERENCES = new Map<string, { to: keyof HiddenIds; by?: string }>([
  ['.variants', { to: 'characters', by: 'id' }],
  ['.variantOverrides.variants', { to: 'characters', by: 'id' }],
  ['.sections.relationships', { to: 'characters', by: 'characterId' }],
  ['.variantOverrides.sections.relationships', { to: 'characters', by: 'characterId' }],
  ['.sections.mainRoles.characterId', { to: 'characters' }],
  ['.sections.mainRoles.variantId', { to: 'characters' }],
  ['.members', { to: 'characters', by: 'characterId' }],
  ['.connectedCharacters', { to: 'characters' }],
  ['.connectedPlots', { to: 'plots' }],
  ['.featured.characters', { to: 'characters' }],
  ['.featured.plot', { to: 'plots' }],
]);

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
    return typeof id === 'string' && this.hidden[reference.to].has(id);
  }
}

/**
 * Tells every text of a file that visitors may read, headings too. What refers to a hidden item by its id is left out, with all that stands
 * beside the id: visitors do not get it.
 */
export function eachPublicText(file: unknown, hidden: HiddenIds, tell: TellText): void {
  new Walk(hidden, tell).read(file, '');
}
