import type { JsonRecord } from '../../domain/json-record';

/** A text that belongs to a life without being in its files: a place or a plot of its. */
export interface TakenText {
  name: string;
  /** Its file in the catalogue, such as `plots/long-storm-modern.json`. */
  path: string;
  text: string;
}

/** A life as its reader takes it along, with files as that reader may see them. */
export interface TakenLife {
  core: JsonRecord;
  life: JsonRecord;
  /** The person's other lives, as far as the reader sees them. */
  others: readonly JsonRecord[];
  /** The facts of its page, in words: age, height. */
  facts: readonly (readonly [label: string, value: string])[];
  places: readonly TakenText[];
  plots: readonly TakenText[];
  /** The address of its page, and the name of the site. */
  address: string;
  site: string;
}
