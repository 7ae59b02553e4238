import type { SourceFile } from './source-file';
import type { Source, SourceKind } from './source-item';
import type { Work } from './work';

/** A column of a table, or a key of JSON, with some of its values. */
export interface Column {
  name: string;
  samples: readonly string[];
}

/** Where the columns of a table go, or the keys of JSON. It can be kept under a name, and holds for any table. */
export interface Mapping {
  kind: SourceKind;
  /** The id of a place of `mapping/targets.ts` for each column; one without a place goes to a character sheet under its own name. */
  targets: Readonly<Record<string, string>>;
}

/** Something that a format has recognised among the files that somebody brought. */
export interface Recognized {
  /** The id of the format, such as `character-card`. */
  format: string;
  /** What it is, for people: 'Character Card V3: Elena Torres', '212 Markdown notes of an Obsidian vault, 40 of them people'. */
  title: string;
  /** The paths of the files that belong to it; no other format is asked about them. */
  paths: ReadonlySet<string>;
  /** What has no fixed shape is mapped: its columns, and a guess from their names and values. */
  mapping?: { columns: readonly Column[]; guess: Mapping };
  /** Reads it; with another mapping than the guess where one is given. What cannot be read is a problem of the source, and the rest goes on; rejects only where the work is cancelled. */
  read: (work: Work, mapping?: Mapping) => Promise<Source>;
}

/** A format that can be brought. */
export interface Format {
  id: string;
  /** Looks for it in the content of the files; names and extensions are hints alone. Never rejects but where the work is cancelled. */
  recognise: (files: readonly SourceFile[], work: Work) => Promise<Recognized[]>;
}
