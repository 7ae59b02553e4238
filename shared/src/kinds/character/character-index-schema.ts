import * as v from 'valibot';
import { coverSchema } from '../../catalogue/schemas/cover';
import { field, flag, list, shape, text } from '../../catalogue/schemas/fields';
import { colour, id, imageFile, localDay, themeClass } from '../../catalogue/schemas/formats';
import { withIndexDefaults } from '../../catalogue/schemas/index-defaults';
import { contentRating, stageFields } from '../../catalogue/schemas/record-info';
import { tagSchema } from '../../catalogue/schemas/tag';
import { ageGradeSchema } from './age-grade-schema';

const entrySchema = v.pipe(
  shape({
    /** The id of the variant. */
    id,
    coreId: field(id),
    name: field(text),
    variantLabel: field(text),
    avatar: field(imageFile),
    themeColor: field(colour),
    accentColor: field(colour),
    themeClass: field(themeClass),
    tags: field(list(tagSchema)),
    ageGrade: field(ageGradeSchema),
    ...stageFields,
    contentRating: field(contentRating),
    dateAdded: field(localDay),
    dateUpdated: field(localDay),
    images: field(shape({ cover: field(coverSchema) })),
    highlight: field(text),
    isUnnamed: field(flag),
    ageless: field(flag),
  }),
  v.transform((entry) =>
    withIndexDefaults({ ...entry, coreId: entry.coreId ?? entry.id, name: entry.name ?? entry.id }),
  ),
);

export const characterIndexSchema = list(entrySchema);

export type CharacterIndexEntry = v.InferOutput<typeof entrySchema>;
