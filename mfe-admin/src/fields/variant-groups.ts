import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import {
  ageFields,
  bodyFields,
  fixed,
  KEPT_SOURCE,
  labelFields,
  nameFields,
  plain,
  recordFields,
  standingFields,
  stylingFields,
} from './character-fields';
import { contentGroups } from './content-groups';
import type { FieldGroup, KeptField } from './field-spec';

const OVERRIDES = ['variantOverrides'];

const isOver = (key: string): KeptField => ({
  keys: [...OVERRIDES, key],
  label: `variantOverrides.${key}`,
  why: 'what this form says of it comes first',
});

const isOwn = (key: string): KeptField => ({
  keys: [key],
  label: key,
  why: 'it comes before what this form says of it',
});

/** Places where the contract allows the same once more. */
const KEPT = [
  ...['recordInfo', 'tags', 'images', 'sections', 'characterSheets', 'banner', 'genre'].map(isOver),
  ...['family', 'lang', 'highlight', 'isUnnamed'].map(isOver),
  ...['name', 'nameInfo', 'ageGrade', 'physical', 'styling', 'ageless'].map(isOwn),
  { keys: ['images', 'gallery'], label: 'images.gallery', why: 'a life shows its own gallery' },
];

const isAgeless = ({ keys }: { keys: readonly string[] }) => keys.at(-1) === 'ageless';

/** Every field of a character variant: its own first, then what it lays over its core. */
export function variantGroups(json: JsonRecord): FieldGroup[] {
  const own = standingFields([]).filter((field) => !isAgeless(field));
  const ageless = standingFields(OVERRIDES).filter(isAgeless);
  const [pictures, ...content] = contentGroups(json, ['gallery']);
  return [
    {
      id: 'variant',
      heading: 'Life',
      fields: [
        fixed('id', 'Id'),
        ...plain([], [['variantOf', 'Life of', { kind: 'named-file', of: 'core' }]]),
        ...labelFields(),
      ],
      kept: KEPT,
    },
    // Pages are those of lives.
    { ...pictures, socialImageOf: 'characters' },
    { id: 'record', heading: 'Record', fields: recordFields([]), kept: KEPT_SOURCE },
    ...content,
    { id: 'standing', heading: 'Family and standing', fields: own },
    { id: 'names', heading: 'Names in this life', fields: nameFields(OVERRIDES), startsFolded: true },
    { id: 'age', heading: 'Age in this life', fields: [...ageFields(OVERRIDES), ...ageless], startsFolded: true },
    { id: 'body', heading: 'Body in this life', fields: bodyFields(OVERRIDES), startsFolded: true },
    { id: 'styling', heading: 'Styling in this life', fields: stylingFields(OVERRIDES), startsFolded: true },
  ];
}
