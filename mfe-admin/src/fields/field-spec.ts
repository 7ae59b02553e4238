import type { ComponentType } from 'react';
import type { ContributedItem, FieldProps } from '@otherfolk/shared/contract/extension-points';
import type { FileKind } from '@otherfolk/shared/drafts/file-kind';
import type { ImageUse } from '@otherfolk/shared/files/image-uses';
import type { ItemFolder } from '@otherfolk/shared/kinds';
import type { Codec } from './codec';
import type { ReferenceKind } from './reference-kind';

/** How a field is drawn. */
export type Control =
  | { kind: 'text'; suggestions?: readonly string[] }
  | { kind: 'long-text' }
  | { kind: 'image'; use: ImageUse }
  /** One image, or layers. */
  | { kind: 'cover' }
  /** The id of a file, with a way to its editor; shown, not edited. */
  | { kind: 'named-file'; of: FileKind }
  | { kind: 'reference'; to: ReferenceKind }
  | { kind: 'references'; to: ReferenceKind; noun: string }
  | { kind: 'number' | 'flag' | 'colour' | 'day' | 'height' | 'weight' | 'measurements' }
  /** One of the fields that say the status: 'Publish' sets them; each is drawn only where its value is wrong. */
  | { kind: 'status' }
  | { kind: 'choice'; choices: readonly (readonly [value: string, label: string])[] }
  | {
      kind:
        | 'tags'
        | 'tag-list'
        | 'gallery'
        | 'section'
        | 'traits'
        | 'relationships'
        | 'life-stages'
        | 'sheets'
        | 'variants';
    }
  /** A field of another remote, which draws it by itself. */
  | { kind: 'contributed'; Field: ComponentType<FieldProps>; item: ContributedItem }
  | { kind: 'extensions' | 'sections' | 'roles' | 'named-places' | 'members' | 'releases' };

/** One field of a file. */
export interface FieldSpec {
  /** Its keys in the file. */
  keys: readonly string[];
  label: string;
  control: Control;
  codec: Codec<unknown>;
  hint?: string;
  /** Fields that follow each other and name the same row stand beside each other, where there is room. */
  row?: string;
  /** Shown, not edited. */
  isFixed?: boolean;
  /** The field stands behind the others, folded: few editors need it. */
  isAdvanced?: boolean;
}

/** `why` follows 'stays as it is' behind a colon. */
export interface KeptField {
  keys: readonly string[];
  label: string;
  why: string;
}

/** A field that a portrait fills with its part of the picture. */
export interface PortraitPart {
  /** The name of the input that holds the bare name of the file. */
  name: string;
  use: ImageUse;
  label: string;
  /** Inputs whose images are drawn in the place of this one: where one of them has one, this one stays as it is. */
  unless?: readonly string[];
}

export interface Portrait {
  label: string;
  parts: readonly [PortraitPart, ...PortraitPart[]];
}

/** Fields that belong together, under a heading that folds. */
export interface FieldGroup {
  id: string;
  heading: string;
  fields: FieldSpec[];
  startsFolded?: boolean;
  /** One picture that fills several fields. */
  portrait?: Portrait;
  /** The folder of the pages of such items, where the form offers their social image: no file names it. */
  socialImageOf?: ItemFolder;
  /** The keys that the contract has here and the form does not offer: it says of each that it stays as it is. */
  kept?: readonly KeptField[];
}

/** Fields that stand in the row of this name. */
export const inRow = (row: string, fields: readonly FieldSpec[]): FieldSpec[] =>
  fields.map((field) => ({ ...field, row }));

/** The fields of a form, row by row. */
export function rowsOf(fields: readonly FieldSpec[]): FieldSpec[][] {
  const rows: FieldSpec[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last && field.row !== undefined && last[0]?.row === field.row) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

/** The name of a field in the form. No key of the contract has a slash in it. */
export const fieldName = ({ keys }: Pick<FieldSpec, 'keys'>): string => keys.join('/');

/** The keys of the field of that name. */
export const keysOfName = (name: string): string[] => name.split('/');

/** The field that what stands at these keys of a file belongs to, the keys inside of it, and the name of the input. */
export function fieldAt(keys: readonly string[], fields: readonly FieldSpec[]) {
  const around = fields.filter((each) => each.keys.every((key, index) => keys[index] === key));
  // The roles of a plot are a field of their own among its sections.
  const field = around.sort((a, b) => b.keys.length - a.keys.length)[0];
  if (!field) return undefined;
  const inside = keys.slice(field.keys.length);
  return { field, inside, name: [fieldName(field), ...inside].join('.') };
}

export const fieldsOf = (groups: readonly FieldGroup[]): FieldSpec[] => groups.flatMap(({ fields }) => fields);
