import type { Side } from './review-line';

/** What whoever imports has decided. */
export interface ImportChoices {
  /** Source ids of items that are left out. */
  leftOut: ReadonlySet<string>;
  /** The worlds of lives: their labels, by source id. */
  worlds: Readonly<Record<string, string>>;
  /** The person whose lives those of another one become, by that one's key: a person of the catalogue by id, or of the import by key. */
  persons: Readonly<Record<string, { id: string } | { key: string }>>;
  /** Ages at the base age of 18, by the key of a person. */
  ages: Readonly<Record<string, number>>;
  /** The side that stays where both have changed, by the key of the conflict; without one, the catalogue's. */
  sides: Readonly<Record<string, Side>>;
}

export const NO_CHOICES: ImportChoices = { leftOut: new Set(), worlds: {}, persons: {}, ages: {}, sides: {} };

/** The label of a life for which neither the source nor anybody else names a world. */
export const DEFAULT_WORLD = 'Modern';
