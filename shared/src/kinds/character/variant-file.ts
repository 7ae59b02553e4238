import type { JsonRecord } from '../../domain/json-record';

const VARIANT_FIELDS = ['variantOf', 'variantOverrides', 'variantLabel'];

/** Whether a file of characters/ is that of a variant, by what it says of itself. */
export const saysThatItIsAVariant = (json: JsonRecord): boolean =>
  VARIANT_FIELDS.some((field) => Object.hasOwn(json, field));
