import { isJsonRecord } from '../domain/json-record';
import type { Keys } from './texts-in';

/** No text of the contract lies deeper; the depth of the data must not become the depth of the stack. */
const MAX_DEPTH = 40;

/** The ids that files name hidden items by. */
export interface HiddenIds {
  characters: ReadonlySet<string>;
  plots: ReadonlySet<string>;
}

export interface PublicText {
  keys: Keys;
  text: string;
}

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
  readonly found: PublicText[] = [];

  constructor(private readonly hidden: HiddenIds) {}

  /** `place`: the keys without the positions in lists. */
  read(value: unknown, keys: Keys, place: string): void {
    if (keys.length > MAX_DEPTH || this.refersToHidden(value, place)) return;
    if (typeof value === 'string') this.found.push({ keys, text: value });
    else if (Array.isArray(value)) {
      value.forEach((item: unknown, index) => this.read(item, [...keys, index], place));
    } else if (isJsonRecord(value)) {
      for (const [key, part] of Object.entries(value)) {
        const inside = [...keys, key];
        this.found.push({ keys: inside, text: key });
        this.read(part, inside, `${place}.${key}`);
      }
    }
  }

  private refersToHidden(value: unknown, place: string): boolean {
    const reference = REFERENCES.get(place);
    if (!reference) return false;
    const id = reference.by === undefined ? value : isJsonRecord(value) && value[reference.by];
    return typeof id === 'string' && this.hidden[reference.to].has(id);
  }
}

/**
 * Every text of a file that visitors may read, headings too. What refers to a hidden item by its id is left out, with all that stands
 * beside the id: visitors do not get it.
 */
export function publicTexts(file: unknown, hidden: HiddenIds): PublicText[] {
  const walk = new Walk(hidden);
  walk.read(file, [], '');
  return walk.found;
}
