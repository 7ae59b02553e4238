import type * as v from 'valibot';
import { byForm, field, list, shape, text } from '../../catalogue/schemas/fields';
import { colour, id, imageFile, language } from '../../catalogue/schemas/formats';
import { sourceSchema, stageFields } from '../../catalogue/schemas/record-info';
import { tagSchema } from '../../catalogue/schemas/tag';

const textOrList = byForm<string | string[]>((input) => (Array.isArray(input) ? list(text) : text));

/** The fields of a location that its list shows. */
export const locationListFields = {
  name: field(text),
  summary: field(text),
  description: field(text),
  vibe: field(textOrList),
  coverImage: field(imageFile),
  bannerImage: field(imageFile),
  themeColor: field(colour),
  tags: field(list(tagSchema)),
  ...stageFields,
};

const notableLocationSchema = shape({ name: field(text), description: field(text) });

const { name, summary, description, vibe, ...others } = locationListFields;

/** The fields of a location, in the order of docs/data-contract.md#7-plot-location-family-changelog. */
export const locationSchema = shape({
  id: field(id),
  name,
  summary,
  description,
  vibe,
  mainLocation: field(textOrList),
  locations: field(list(notableLocationSchema)),
  connectedPlots: field(list(id)),
  connectedCharacters: field(list(id)),
  lang: field(language),
  ...others,
  recordInfo: field(shape({ source: field(sourceSchema) })),
});

type LocationFields = v.InferOutput<typeof locationSchema>;

export type Location = LocationFields & { id: string; name: string };
