import type * as v from 'valibot';
import { field, list, shape, text } from '../../catalogue/schemas/fields';
import { id } from '../../catalogue/schemas/formats';
import { galleryItemSchema } from '../../catalogue/schemas/gallery-item';
import { characterFields } from './character-fields';

const { ageless, ...others } = characterFields;
const { genre, recordInfo, tags, images, banner, family, sections, characterSheets, ...further } = characterFields;

/** The fields of a variant, in the order of docs/data-contract.md#4-character-variant. */
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
