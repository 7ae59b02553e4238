import * as v from 'valibot';
import { field, flag, list, shape, text } from '../../catalogue/schemas/fields';
import { id } from '../../catalogue/schemas/formats';
import { stageFields } from '../../catalogue/schemas/record-info';
import { characterFields } from './character-fields';

const variantReferenceSchema = v.pipe(
  shape({ id, label: field(text), text: field(text), recordInfo: field(shape(stageFields)) }),
  v.transform((reference) => ({ ...reference, label: reference.label ?? reference.text })), // docs/data-contract.md#3-character-core
);

/** The fields of a core, in the order of docs/data-contract.md#3-character-core. */
export const characterCoreSchema = shape({
  id: field(id),
  ...characterFields,
  variants: field(list(variantReferenceSchema)),
  /** Whether readers may take the person along as a card for programs that talk in their stead. */
  characterCard: field(flag),
});

export type CharacterCore = v.InferOutput<typeof characterCoreSchema> & { id: string };
