import type * as v from 'valibot';
import type { ImageKind } from '../../catalogue/image-paths';
import type { Pattern } from '../../catalogue/select-values';
import type { JsonRecord } from '../../domain/json-record';
import type { ListDefinition } from '../../domain/list-filters/list-definition';
import type { EditorField } from './editor-field';

/** The thing that an id names among the files of a folder: an item, one of its versions, or either of them. */
export type Referred = 'item' | 'version' | 'any';

/** A place in a file where ids of other items stand. */
export interface IdReference {
  pattern: Pattern;
  /** The folder of the files that are named. */
  folder: string;
  to: Referred;
  /** The part that visitors do not get where they do not see what is named: the entry of the list, or the id alone. Else it stays. */
  whenHidden?: 'entry' | 'id';
}

/** A place in a file where the name of an image stands. */
export type ImageReference = readonly [kind: ImageKind, pattern: Pattern];

/** The content of a file of one kind, for whatever reads whole catalogues: check, indexes, editors, what is cut from visitors. */
export interface FileContent<Value> {
  folder: string;
  schema: v.GenericSchema;
  /** The fields that the site reads of a file. Values that are not what the schema expects are left out in silence: the check tells of them. */
  parse: (id: string, json: JsonRecord) => Value;
  references: readonly IdReference[];
  images: readonly ImageReference[];
  /** Keys to which the contract gives no place among the others, by the key of what they stand in. */
  free?: Readonly<Record<string, readonly string[]>>;
}

/** How the items of a folder, each a file or several versions of one, stand in the lists that are derived of their files. */
export interface Listing<Value> {
  /** The id of the item that a file is a version of; its own where an item has one file. */
  coreIdOf: (value: Value) => string;
  /** The entries of the file by the paths of the lists; those of `firstOnly` list an item by its first version alone. */
  entries: Readonly<Record<string, (value: Value) => object>>;
  firstOnly?: string;
}

/** The description of the files of a kind of which each item, or each version, is one. */
export interface ItemFiles<Value> {
  content: FileContent<Value>;
  listing: Listing<Value>;
  /** The filters and orders of its list. */
  list: ListDefinition<never>;
  /** The fields of its editor; missing of a kind that has a form of its own among the admin tools. */
  fields?: readonly EditorField[];
}

export const silent = () => undefined;
