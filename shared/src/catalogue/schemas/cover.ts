import type * as v from 'valibot';
import { isJsonRecord } from '../../domain/json-record';
import { byForm, field, shape } from './fields';
import { imageFile } from './formats';

/** Images on top of each other: of a banner or of a cover. */
export const layersSchema = shape({
  background: field(imageFile),
  character: field(imageFile),
  text: field(imageFile),
  highlight: field(imageFile),
});

type Layers = v.InferOutput<typeof layersSchema>;

/** One file, or layers. */
export type Cover = string | Layers;

export const coverSchema = byForm<Cover>((input) => (isJsonRecord(input) ? layersSchema : imageFile));
