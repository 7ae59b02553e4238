import type * as v from 'valibot';
import { byForm, field, flag, list, openShape, shape, text, wholeNumber } from '../../catalogue/schemas/fields';
import { colour, id, imageFile, language, themeClass } from '../../catalogue/schemas/formats';
import { galleryItemSchema } from '../../catalogue/schemas/gallery-item';
import { recordInfoSchema } from '../../catalogue/schemas/record-info';
import { type SectionValue, sectionValueSchema } from '../../catalogue/schemas/section-value';
import { tagSchema } from '../../catalogue/schemas/tag';
import { isJsonRecord } from '../../domain/json-record';

const roleSchema = shape({
  name: field(text),
  role: field(text),
  /** The player: a person in whichever life, or one life. */
  characterId: field(id),
  variantId: field(id),
  /** Whether it is still to be cast, and for how many. */
  open: field(flag),
  seats: field(wholeNumber(1, Number.POSITIVE_INFINITY)),
  description: field(text),
});

export type PlotRole = v.InferOutput<typeof roleSchema>;
export type PlotRoles = SectionValue | (string | PlotRole)[];

const rolesSchema = byForm<PlotRoles>((input) =>
  Array.isArray(input)
    ? list(byForm<string | PlotRole>((item) => (isJsonRecord(item) ? roleSchema : text)))
    : sectionValueSchema,
);

/** Sections under any other key are kept too. */
const sectionsSchema = openShape({ mainRoles: field(rolesSchema) }, field(sectionValueSchema));

export const plotSchema = shape({
  id: field(id),
  coreId: field(id),
  title: field(text),
  variantLabel: field(text),
  lang: field(language),
  themeClass: field(themeClass),
  accentColor: field(colour),
  images: field(shape({ cover: field(imageFile), gallery: field(list(galleryItemSchema)) })),
  tags: field(list(tagSchema)),
  hook: field(text),
  recordInfo: field(recordInfoSchema),
  sections: field(sectionsSchema),
});

export type Plot = v.InferOutput<typeof plotSchema> & { id: string; coreId: string; title: string };
