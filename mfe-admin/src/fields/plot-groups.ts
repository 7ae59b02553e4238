import { GENRES } from '@otherfolk/shared/domain/genres';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { valueAt } from '@otherfolk/shared/files/json-value';
import { fixed, galleryField, KEPT_SOURCE, LANGUAGE_HINT, plain, recordFields } from './character-fields';
import { type FieldGroup, type FieldSpec, inRow } from './field-spec';
import { rolesCodec, tagsCodec } from './list-codecs';
import { plotSectionsCodec, ROLES_KEY, sectionCodec } from './outline-codec';

/** Several names of a group may stand in them. */
export const tagListField: FieldSpec = {
  keys: ['tags'],
  label: 'Tags',
  control: { kind: 'tag-list' },
  codec: tagsCodec,
};

const ROLES_KEYS = ['sections', ROLES_KEY];

/** Roles that are no list of objects are text, as other sections are. */
function rolesField(json: JsonRecord): FieldSpec {
  const isList = rolesCodec.accepts(valueAt(json, ROLES_KEYS));
  const label = 'Roles';
  if (isList) return { keys: ROLES_KEYS, label, control: { kind: 'roles' }, codec: rolesCodec };
  return { keys: ROLES_KEYS, label, control: { kind: 'section' }, codec: sectionCodec };
}

/** Every field of a plot. */
export function plotGroups(json: JsonRecord): FieldGroup[] {
  return [
    {
      id: 'plot',
      heading: 'Plot',
      fields: [
        fixed('id', 'Id'),
        ...plain(
          [],
          [
            ['title', 'Title'],
            [
              'coreId',
              'Alternate version of',
              { kind: 'reference', to: 'plot-core' },
              'Without one, it is a plot of its own.',
            ],
            ['variantLabel', 'Variant label', { kind: 'text', suggestions: GENRES }],
            ['hook', 'Hook', { kind: 'long-text' }],
          ],
        ),
      ],
    },
    {
      id: 'images',
      heading: 'Pictures',
      socialImageOf: 'plots',
      fields: plain([], [['images.cover', 'Cover', { kind: 'image', use: 'plotCover' }]]),
    },
    // The sections stand before the roles among them: the roles are written over what the sections keep of them.
    {
      id: 'sections',
      heading: 'Sections',
      fields: [{ keys: ['sections'], label: 'Sections', control: { kind: 'sections' }, codec: plotSectionsCodec }],
    },
    { id: 'roles', heading: 'Roles', fields: [rolesField(json)] },
    { id: 'tags', heading: 'Tags', fields: [tagListField] },
    { id: 'gallery', heading: 'Gallery', fields: [galleryField(['images', 'gallery'])] },
    { id: 'record', heading: 'Record', fields: recordFields([]), kept: KEPT_SOURCE },
    {
      id: 'styling',
      heading: 'Styling',
      fields: inRow(
        'styling',
        plain(
          [],
          [
            ['accentColor', 'Accent color', { kind: 'colour' }],
            ['themeClass', 'Theme class'],
            ['lang', 'Language of the texts', { kind: 'text' }, LANGUAGE_HINT],
          ],
        ),
      ),
    },
  ];
}
