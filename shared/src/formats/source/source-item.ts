import type { RelationKind } from '../../domain/relation-kinds';

/** What a source tells of: a life of a person, a plot, a place or a family. */
export type SourceKind = 'character' | 'plot' | 'location' | 'family';

/** A value as it stands in a file of the catalogue. */
export type FieldValue = string | number | boolean | FieldValue[] | { [key: string]: FieldValue };

/** One value of a source and where it goes. The review has a line for each. */
export interface SourceValue {
  /** Its place in the source, in the words of the source: `data.description`, 'Height', '## Backstory'. */
  from: string;
  /** The words that stand there, before anything is made of them. */
  text: string;
  /** The place in the file, such as `['sections', 'Overview']`; missing where the value is left out. Texts of one place are joined by a blank line, lists one after the other. */
  to?: readonly string[];
  /** What is written there; it is given wherever `to` is. */
  value?: FieldValue;
  /** Whether it belongs to the person or to this life; where it is missing, the place decides. Characters alone have it. */
  of?: 'person' | 'life';
  /** A sentence about what became of it, or why it is left out. */
  note?: string;
}

/** An image that comes along. */
export interface SourceImage {
  from: string;
  /** The name of its file in the source. */
  file: string;
  use: 'avatar' | 'cover' | 'banner' | 'gallery';
  alt?: string;
  credit?: string;
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** What the source says about somebody or something else, by name, by its id in the source, or both. */
export interface SourceLink {
  from: string;
  /** What it is in our files. `relation` stands in the relationships of a person, `member` makes the person a member of a family. */
  as: 'relation' | 'member' | 'role' | 'connected-character' | 'connected-plot' | 'family';
  name: string;
  sourceId?: string;
  /** 'Sister', 'Captain': the words of a relation, a role or a member. */
  words?: string;
  kind?: RelationKind;
  text?: string;
}

export interface SourceItem {
  kind: SourceKind;
  /** Tells the item again when the same source is brought later, such as `kanka/characters/1234`. */
  sourceId: string;
  name: string;
  /** The path of the file that it was read from. */
  file: string;
  /** The world that the source names for it: the label of its life. */
  label?: string;
  /** Characters with the same key are lives of one person; `lives` are the ids of all of them in their order, where they have ids. */
  person?: { key: string; name: string; lives?: readonly string[] };
  /** The ids that it had in a catalogue of this site: of the person (or the item), and of the life. */
  ids?: { item: string; life?: string };
  values: SourceValue[];
  images: SourceImage[];
  links: SourceLink[];
  /** The source keeps it from readers: it is never published. */
  isPrivate?: true;
}

/** Something that could not be read, as a sentence for whoever brought it; the rest goes on. */
export interface SourceProblem {
  file: string;
  /** The line in the file, from 1. */
  line?: number;
  message: string;
  /** What can be done about it. */
  remedy: string;
}

/** A file of a catalogue of this site, byte for byte, at its path there: `characters/mara.json`, `images/avatars/mara.avif`. */
export interface OwnFile {
  path: string;
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** All that was read of one source. */
export interface Source {
  items: SourceItem[];
  problems: SourceProblem[];
  /** Files of a catalogue of this site, as far as the source has them byte for byte; items may tell of the same. */
  own?: OwnFile[];
}
