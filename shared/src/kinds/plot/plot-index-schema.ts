import * as v from 'valibot';
import { field, list, shape, text } from '../../catalogue/schemas/fields';
import { colour, id, imageFile, localDay, themeClass } from '../../catalogue/schemas/formats';
import { withIndexDefaults } from '../../catalogue/schemas/index-defaults';
import { stageFields } from '../../catalogue/schemas/record-info';
import { tagSchema } from '../../catalogue/schemas/tag';

const coreEntrySchema = v.pipe(
  shape({ id, title: field(text), coverImage: field(imageFile), accentColor: field(colour) }),
  v.transform((entry) => ({ ...entry, title: entry.title ?? entry.id })),
);

const variantEntrySchema = v.pipe(
  shape({
    /** The id of the variant. */
    id,
    coreId: field(id),
    title: field(text),
    variantLabel: field(text),
    hook: field(text),
    coverImage: field(imageFile),
    accentColor: field(colour),
    themeClass: field(themeClass),
    tags: field(list(tagSchema)),
    ...stageFields,
    dateAdded: field(localDay),
    dateUpdated: field(localDay),
  }),
  v.transform((entry) =>
    withIndexDefaults({ ...entry, coreId: entry.coreId ?? entry.id, title: entry.title ?? entry.id }),
  ),
);

export const plotIndexSchema = list(coreEntrySchema);
export const plotVariantIndexSchema = list(variantEntrySchema);

export type PlotCoreEntry = v.InferOutput<typeof coreEntrySchema>;
export type PlotIndexEntry = v.InferOutput<typeof variantEntrySchema>;
