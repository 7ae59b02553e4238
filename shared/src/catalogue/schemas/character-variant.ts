import type * as v from 'valibot';
import { characterFields } from './character-fields';
import { field, list, shape, text } from './fields';
import { id } from './formats';
import { galleryItemSchema } from './gallery-item';

export const characterVariantSchema = shape({
  id: field(id),
  variantOf: field(id),
  variantLabel: field(text),
  variantOverrides: field(shape({ ...characterFields, variantName: field(text) })),
  ...characterFields,
  gallery: field(list(galleryItemSchema)),
});

export type CharacterVariant = v.InferOutput<typeof characterVariantSchema> & { id: string };
