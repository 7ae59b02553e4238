import * as v from 'valibot';
import { dictionary, field, filledText, finiteNumber, flag, list, shape, text } from '../../catalogue/schemas/fields';
import { httpsAddress, id, imageFile } from '../../catalogue/schemas/formats';
import { DEFAULT_RELEASE } from '../../domain/release';

/** The owner's settings of one contribution, or of one link in the navigation bar. */
const extensionSchema = shape({ off: field(flag), title: field(filledText), order: field(finiteNumber) });

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
    extensions: field(dictionary(extensionSchema)),
    vitals: field(httpsAddress),
    /** Whether people who allow it can be taken along as character cards. */
    characterCards: field(flag),
  }),
  v.transform((site) => ({
    ...site,
    name: site.name?.trim() || DEFAULT_NAME,
    currentRelease: site.currentRelease ?? DEFAULT_RELEASE,
    /** Variant ids. */
    featured: { characters: site.featured?.characters ?? [], plot: site.featured?.plot },
    missingCover: site.missingCover ?? DEFAULT_MISSING_COVER,
    /** Settings by `<remote>/<id of a contribution, or mount>`. */
    extensions: site.extensions ?? {},
  })),
);

export type Site = v.InferOutput<typeof siteSchema>;
