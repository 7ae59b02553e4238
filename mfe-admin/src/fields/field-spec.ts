import type { ImageUse } from '../images/image-uses';
import type { Codec } from './codec';

/** How a field is drawn. */
export type Control =
  | { kind: 'text'; suggestions?: readonly string[]; rows?: number }
  | { kind: 'number' | 'flag' | 'colour' | 'day' | 'height' | 'weight' | 'measurements' }
  | { kind: 'choice'; choices: readonly (readonly [value: string, label: string])[] }
  | { kind: 'image'; use: ImageUse }
  | { kind: 'tags' | 'gallery' | 'section' | 'traits' | 'relationships' | 'life-stages' | 'sheets' | 'variants' };

/** One field of a file. */
export interface FieldSpec {
  /** Its keys in the file. */
  keys: readonly string[];
  label: string;
  control: Control;
  codec: Codec<unknown>;
  hint?: string;
  /** Shown, not edited. */
  isFixed?: boolean;
}

/** Fields that belong together, under a heading that folds. */
export interface FieldGroup {
  id: string;
  heading: string;
  fields: FieldSpec[];
  startsFolded?: boolean;
}

/** The name of a field in the form. No key of the contract has a slash in it. */
export const fieldName = ({ keys }: Pick<FieldSpec, 'keys'>): string => keys.join('/');

/** The keys of the field of that name. */
export const keysOfName = (name: string): string[] => name.split('/');

/** The field that what stands at these keys of a file belongs to, the keys inside of it, and the name of the input. */
export function fieldAt(keys: readonly string[], fields: readonly FieldSpec[]) {
  const field = fields.find((each) => each.keys.every((key, index) => keys[index] === key));
  if (!field) return undefined;
  const inside = keys.slice(field.keys.length);
  return { field, inside, name: [fieldName(field), ...inside].join('.') };
}

export const fieldsOf = (groups: readonly FieldGroup[]): FieldSpec[] => groups.flatMap(({ fields }) => fields);
