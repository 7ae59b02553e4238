import * as v from 'valibot';
import { characterFields } from './character-fields';
import { field, list, shape, text } from './fields';
import { id } from './formats';
import { stageFields } from './record-info';

const variantReferenceSchema = v.pipe(
  shape({ id, label: field(text), text: field(text), recordInfo: field(shape(stageFields)) }),
  v.transform((reference) => ({ ...reference, label: reference.label ?? reference.text })), // docs/data-contract.md#3-character-core
);

/** In the order of docs/data-contract.md#3-character-core. */
export const characterCoreSchema = shape({
  id: field(id),
  ...characterFields,
  variants: field(list(variantReferenceSchema)),
});

export type CharacterCore = v.InferOutput<typeof characterCoreSchema> & { id: string };
