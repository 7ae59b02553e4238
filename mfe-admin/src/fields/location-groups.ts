import { fixed, KEPT_SOURCE, LANGUAGE_HINT, plain, statusFields } from './character-fields';
import type { FieldGroup, FieldSpec } from './field-spec';
import { idsCodec, namedPlacesCodec } from './list-codecs';
import { sectionCodec } from './outline-codec';
import { tagListField } from './plot-groups';

const textOrList = (key: string, label: string): FieldSpec => ({
  keys: [key],
  label,
  control: { kind: 'section' },
  codec: sectionCodec,
});

/** Every field of a place. */
export const locationGroups = (): FieldGroup[] => [
  {
    id: 'place',
    heading: 'Location',
    fields: [
      fixed('id', 'Id'),
      ...plain(
        [],
        [
          ['name', 'Name'],
          ['lang', 'Language of the texts', { kind: 'text' }, LANGUAGE_HINT],
          ['summary', 'Summary', { kind: 'long-text' }],
          ['description', 'Description', { kind: 'long-text' }],
        ],
      ),
      textOrList('vibe', 'Vibe'),
      textOrList('mainLocation', 'Main location'),
      ...statusFields([]),
    ],
  },
  {
    id: 'images',
    heading: 'Pictures',
    portrait: {
      label: 'Picture',
      parts: [
        { name: 'coverImage', use: 'locationCover', label: 'Card' },
        { name: 'bannerImage', use: 'locationBanner', label: 'Banner' },
      ],
    },
    socialImageOf: 'locations',
    fields: [
      ...plain(
        [],
        [
          ['coverImage', 'Cover', { kind: 'image', use: 'locationCover' }],
          ['bannerImage', 'Banner', { kind: 'image', use: 'locationBanner' }],
        ],
      ).map((field) => ({ ...field, isAdvanced: true })),
      ...plain([], [['themeColor', 'Theme color', { kind: 'colour' }]]),
    ],
  },
  {
    id: 'locations',
    heading: 'Locations in it',
    fields: [{ keys: ['locations'], label: 'Locations', control: { kind: 'named-places' }, codec: namedPlacesCodec }],
  },
  {
    id: 'connections',
    heading: 'Connections',
    fields: [
      {
        keys: ['connectedPlots'],
        label: 'Connected plots',
        control: { kind: 'references', to: 'plot', noun: 'plot' },
        codec: idsCodec,
      },
      {
        keys: ['connectedCharacters'],
        label: 'Connected characters',
        control: { kind: 'references', to: 'person', noun: 'character' },
        codec: idsCodec,
      },
    ],
  },
  { id: 'tags', heading: 'Tags', fields: [tagListField], kept: KEPT_SOURCE },
];
