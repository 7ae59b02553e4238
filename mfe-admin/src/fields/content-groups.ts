import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import {
  bannerFields,
  CHARACTER_PORTRAIT,
  galleryField,
  imageFields,
  sectionGroup,
  sheetsField,
  tagField,
} from './character-fields';
import type { FieldGroup } from './field-spec';

const NOT_SHOWN = 'it is not shown publicly';

/** docs/data-contract.md#4-character-variant */
const KEPT_IMAGES = [
  { keys: ['images', 'drawnImage'], label: 'Drawn image', why: NOT_SHOWN },
  { keys: ['images', 'background'], label: 'Background', why: NOT_SHOWN },
  { keys: ['images', 'cover', 'highlight'], label: 'Cover, highlight', why: NOT_SHOWN },
];

/** The groups that a core and a variant both have of their own: pictures, tags, sections and sheets. */
export function contentGroups(
  json: JsonRecord,
  galleryKeys: readonly string[],
): [pictures: FieldGroup, ...others: FieldGroup[]] {
  return [
    {
      id: 'images',
      heading: 'Pictures',
      portrait: CHARACTER_PORTRAIT,
      fields: [...imageFields(), ...bannerFields()],
      kept: KEPT_IMAGES,
    },
    { id: 'tags', heading: 'Tags', fields: [tagField([])] },
    { id: 'gallery', heading: 'Gallery', fields: [galleryField(galleryKeys)] },
    sectionGroup(json, []),
    { id: 'sheets', heading: 'Character Sheets', fields: [sheetsField([])] },
  ];
}
