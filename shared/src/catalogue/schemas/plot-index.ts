import * as v from 'valibot';
import { field, list, shape, text } from './fields';
import { colour, id, imageFile, localDay, themeClass } from './formats';
import { withIndexDefaults } from './index-defaults';
import { stageFields } from './record-info';
import { tagSchema } from './tag';

const coreEntrySchema = v.pipe(
  shape({ id, title: field(text), coverImage: field(imageFile), accentColor: field(colour) }),
  v.transform((entry) => ({ ...entry, title: entry.title ?? entry.id })),
);

const variantEntrySchema = v.pipe(
  shape({
    /** Of the variant. */
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
