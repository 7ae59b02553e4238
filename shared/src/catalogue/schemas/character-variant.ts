import type * as v from 'valibot';
import { characterFields } from './character-fields';
import { field, list, shape, text } from './fields';
import { id } from './formats';
import { galleryItemSchema } from './gallery-item';

const { ageless, ...others } = characterFields;
const { genre, recordInfo, tags, images, banner, family, sections, characterSheets, ...further } = characterFields;

/** In the order of docs/data-contract.md#4-character-variant. */
export const characterVariantSchema = shape({
  id: field(id),
  variantOf: field(id),
  variantLabel: field(text),
  genre,
  recordInfo,
  variantOverrides: field(shape({ variantName: field(text), ageless, ...others })),
  tags,
  images,
  banner,
  family,
  sections,
  characterSheets,
  gallery: field(list(galleryItemSchema)),
  ...further,
});

export type CharacterVariant = v.InferOutput<typeof characterVariantSchema> & { id: string };
