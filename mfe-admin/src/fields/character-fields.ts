import { CONTENT_RATINGS } from '@otherfolk/shared/domain/content-rating';
import { GENRES } from '@otherfolk/shared/domain/genres';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import type { ImageUse } from '@otherfolk/shared/files/image-uses';
import { flagCodec, numberCodec, textCodec } from './codec';
import { COVER_LAYERS, coverCodec } from './cover-codec';
import { type Control, type FieldGroup, type FieldSpec, inRow, type KeptField, type Portrait } from './field-spec';
import { galleryCodec, tagsCodec } from './list-codecs';
import { sheetsCodec } from './outline-codec';
import { heightCodec, measurementsCodec, weightCodec } from './physical-codecs';
import { sectionFields } from './section-fields';

/** Below the language of a file. */
export const LANGUAGE_HINT = 'Such as ja or pt-BR, where it is not that of the site';

const TEXT: Control = { kind: 'text' };
const NUMBER: Control = { kind: 'number' };
export const FLAG: Control = { kind: 'flag' };

const image = (use: ImageUse): Control => ({ kind: 'image', use });

const ratings = [['', '—'], ...CONTENT_RATINGS.map((name, rating) => [String(rating), name] as const)] as const;

export type Row = readonly [path: string, label: string, control?: Control, hint?: string];

const codecs = { number: numberCodec, flag: flagCodec } as const;

/** Fields without a codec of their own: texts, numbers and flags. */
export function plain(prefix: readonly string[], rows: readonly Row[]): FieldSpec[] {
  return rows.map(([path, label, control = TEXT, hint]) => ({
    keys: [...prefix, ...path.split('.')],
    label,
    control,
    codec: control.kind === 'number' || control.kind === 'flag' ? codecs[control.kind] : textCodec,
    ...(hint && { hint }),
  }));
}

/** An import looks for what it has brought by this. */
export const KEPT_SOURCE: readonly KeptField[] = [
  { keys: ['recordInfo', 'source'], label: 'Source', why: 'another import finds the item by it' },
];

const rating = (prefix: readonly string[]): FieldSpec => ({
  keys: [...prefix, 'recordInfo', 'contentRating'],
  label: 'Content rating',
  control: { kind: 'choice', choices: ratings },
  codec: numberCodec,
});

/** The field for who can see an item: its status, which is chosen with 'Publish'. */
export const statusFields = (place: readonly string[]): FieldSpec[] =>
  (
    [
      ['published', 'Published', flagCodec],
      ['version', 'Release number', numberCodec],
      ['releaseAt', 'Goes live on', textCodec],
    ] as const
  ).map(([key, label, codec]) => ({ keys: [...place, key], label, control: { kind: 'status' }, codec }));

export const recordFields = (prefix: readonly string[]): FieldSpec[] => [
  ...inRow(
    'days',
    plain(prefix, [
      ['recordInfo.dateAdded', 'Added', { kind: 'day' }],
      ['recordInfo.dateUpdated', 'Updated', { kind: 'day' }],
    ]),
  ),
  rating(prefix),
  ...statusFields([...prefix, 'recordInfo']),
  ...plain(prefix, [['recordInfo.modelName', 'Model']]),
];

export const nameFields = (prefix: readonly string[]): FieldSpec[] => [
  ...plain(prefix, [['name', 'Name']]),
  ...inRow(
    'long names',
    plain(prefix, [
      ['nameInfo.formalName', 'Formal name'],
      ['nameInfo.fullName', 'Full name'],
    ]),
  ),
  ...inRow(
    'short names',
    plain(prefix, [
      ['nameInfo.nickname', 'Nickname'],
      ['nameInfo.firstName', 'First name'],
      ['nameInfo.lastName', 'Last name'],
      ['nameInfo.informalName', 'Informal name'],
    ]),
  ),
];

export const ageFields = (prefix: readonly string[]): FieldSpec[] =>
  inRow(
    'birth',
    plain(prefix, [
      ['ageGrade.birthMonth', 'Birth month', NUMBER],
      ['ageGrade.birthDay', 'Birth day', NUMBER],
      ['ageGrade.ageFormula', 'Age formula', TEXT, 'Arithmetic on X, the base age: X+6'],
    ]),
  );

export const bodyFields = (prefix: readonly string[]): FieldSpec[] => [
  ...inRow('size', [
    { keys: [...prefix, 'physical', 'height'], label: 'Height', control: { kind: 'height' }, codec: heightCodec },
    { keys: [...prefix, 'physical', 'weight'], label: 'Weight', control: { kind: 'weight' }, codec: weightCodec },
  ]),
  {
    keys: [...prefix, 'physical', 'measurements'],
    label: 'Measurements',
    control: { kind: 'measurements' },
    codec: measurementsCodec,
  },
  ...plain(prefix, [['physical.build', 'Build']]),
];

export const stylingFields = (prefix: readonly string[]): FieldSpec[] =>
  inRow(
    'colours',
    plain(prefix, [
      ['styling.themeColor', 'Theme color', { kind: 'colour' }],
      ['styling.accentColor', 'Accent color', { kind: 'colour' }],
      ['styling.themeClass', 'Theme class'],
    ]),
  );

export const tagField = (prefix: readonly string[]): FieldSpec => ({
  keys: [...prefix, 'tags'],
  label: 'Tags',
  control: { kind: 'tags' },
  codec: tagsCodec,
});

const advanced = (fields: readonly FieldSpec[]): FieldSpec[] => fields.map((field) => ({ ...field, isAdvanced: true }));

/** The pictures that pages draw of one person, apart from the portrait that fills it. */
export const imageFields = (): FieldSpec[] =>
  advanced([
    ...plain([], [['images.avatar', 'Avatar', image('avatar'), 'In lists, and beside names']]),
    { keys: ['images', 'cover'], label: 'Cover', control: { kind: 'cover' }, codec: coverCodec },
    ...plain(
      [],
      [
        ['images.bannerImage', 'Banner image', image('characterBanner'), 'At the top of the page'],
        ['images.banner', 'Banner', image('characterBanner'), 'Shown where there is no banner image'],
      ],
    ),
  ]);

const BANNER_LAYERS: readonly Row[] = [
  ['banner.background', 'Banner, background', image('bannerBackground')],
  ['banner.character', 'Banner, character', image('bannerCharacter')],
  ['banner.text', 'Banner, title', image('bannerText')],
];

export const bannerFields = (): FieldSpec[] =>
  advanced(plain([], [...BANNER_LAYERS, ['banner.highlight', 'Banner, highlight', image('bannerHighlight')]]));

const nameOf = (path: string) => path.replaceAll('.', '/');

/** The picture of a person, as an avatar, on the card and at the top of the page. */
export const CHARACTER_PORTRAIT: Portrait = {
  label: 'Portrait',
  parts: [
    { name: 'images/avatar', use: 'avatar', label: 'Avatar' },
    {
      name: 'images/cover.single',
      use: 'characterCover',
      label: 'Card',
      unless: COVER_LAYERS.map((layer) => `images/cover.${layer}`),
    },
    {
      name: 'images/bannerImage',
      use: 'characterBanner',
      label: 'Banner',
      unless: BANNER_LAYERS.map(([path]) => nameOf(path)),
    },
  ],
};

export const galleryField = (keys: readonly string[]): FieldSpec => ({
  keys,
  label: 'Gallery',
  control: { kind: 'gallery' },
  codec: galleryCodec,
});

export const sheetsField = (prefix: readonly string[]): FieldSpec => ({
  keys: [...prefix, 'characterSheets'],
  label: 'Character Sheets',
  control: { kind: 'sheets' },
  codec: sheetsCodec,
});

export const standingFields = (prefix: readonly string[]): FieldSpec[] => [
  ...plain(prefix, [
    ['family', 'Family', { kind: 'reference', to: 'family' }],
    ['lang', 'Language of the texts', TEXT, LANGUAGE_HINT],
    ['highlight', 'Event', TEXT, 'The name of an event, for a badge on the card'],
  ]),
  ...inRow(
    'flags',
    plain(prefix, [
      ['isUnnamed', 'Unnamed', FLAG, 'Only for members who may see unnamed characters'],
      ['ageless', 'Ageless', FLAG],
    ]),
  ),
];

export const labelFields = (): FieldSpec[] =>
  inRow(
    'label',
    plain(
      [],
      [
        ['variantLabel', 'Label', { kind: 'text', suggestions: GENRES }],
        ['genre', 'Genre', { kind: 'text', suggestions: GENRES }],
        ['variantOverrides.variantName', 'Name in this life'],
      ],
    ),
  );

export const fixed = (path: string, label: string): FieldSpec => ({
  ...(plain([], [[path, label]])[0] as FieldSpec),
  isFixed: true,
});

export const sectionGroup = (json: JsonRecord, prefix: readonly string[]): FieldGroup => ({
  id: 'sections',
  heading: 'Sections',
  fields: sectionFields(json, [...prefix, 'sections']),
});
