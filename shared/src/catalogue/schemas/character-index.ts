import * as v from 'valibot';
import { ageGradeSchema } from './age-grade';
import { coverSchema } from './cover';
import { field, flag, list, shape, text } from './fields';
import { colour, id, imageFile, localDay, themeClass } from './formats';
import { withIndexDefaults } from './index-defaults';
import { contentRating, stageFields } from './record-info';
import { tagSchema } from './tag';

const entrySchema = v.pipe(
  shape({
    /** Of the variant. */
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
