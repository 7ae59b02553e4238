import * as v from 'valibot';
import { id, imageFile } from '../catalogue/schemas/formats';
import type { LinksPart } from './links-files';

const text = v.optional(v.string());
const kind = v.picklist(['characters', 'plots', 'locations']);

const partSchema = v.object({
  items: v.record(v.string(), v.tuple([id, v.string(), text, text, text])),
  links: v.record(
    v.string(),
    v.object({
      roles: v.optional(v.array(v.tuple([id, v.string(), v.optional(id)]))),
      portraits: v.optional(v.record(v.string(), v.record(v.string(), imageFile))),
      cast: v.optional(v.array(v.tuple([id, id, id]))),
      places: v.optional(v.array(v.tuple([id, v.optional(id)]))),
      mentions: v.optional(v.array(v.tuple([kind, id, text]))),
    }),
  ),
});

/** Throws where the JSON is not what `links-files.ts` says. */
export const parseLinks = (json: unknown): LinksPart => v.parse(partSchema, json);
