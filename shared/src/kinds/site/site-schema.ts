import * as v from 'valibot';
import { field, finiteNumber, list, shape, text } from '../../catalogue/schemas/fields';
import { id, imageFile } from '../../catalogue/schemas/formats';
import { DEFAULT_RELEASE } from '../../domain/release';

const DEFAULT_NAME = 'Otherfolk';
const DEFAULT_MISSING_COVER = 'missing-cover.svg'; // docs/data-contract.md#2-sitejson

export const siteSchema = v.pipe(
  shape({
    name: field(text),
    tagline: field(text),
    introduction: field(text),
    currentRelease: field(finiteNumber),
    featured: field(shape({ characters: field(list(id)), plot: field(id) })),
    logo: field(imageFile),
    missingCover: field(imageFile),
  }),
  v.transform((site) => ({
    ...site,
    name: site.name?.trim() || DEFAULT_NAME,
    currentRelease: site.currentRelease ?? DEFAULT_RELEASE,
    /** Variant ids. */
    featured: { characters: site.featured?.characters ?? [], plot: site.featured?.plot },
    missingCover: site.missingCover ?? DEFAULT_MISSING_COVER,
  })),
);

export type Site = v.InferOutput<typeof siteSchema>;
