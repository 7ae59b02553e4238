import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import {
  ageFields,
  bannerFields,
  bodyFields,
  fixed,
  galleryField,
  imageFields,
  nameFields,
  recordFields,
  sectionGroup,
  sheetsField,
  standingFields,
  stylingFields,
  tagField,
} from './character-fields';
import type { FieldGroup } from './field-spec';
import { variantsCodec } from './list-codecs';

/** Every field of a character core, in the order of its file. */
export function coreGroups(json: JsonRecord): FieldGroup[] {
  return [
    { id: 'names', heading: 'Names', fields: [fixed('id', 'Id'), ...nameFields([])] },
    { id: 'age', heading: 'Age', fields: ageFields([]) },
    { id: 'body', heading: 'Body', fields: bodyFields([]) },
    { id: 'record', heading: 'Record', fields: recordFields([]) },
    { id: 'styling', heading: 'Styling', fields: stylingFields([]) },
    { id: 'tags', heading: 'Tags', fields: [tagField([])] },
    { id: 'pictures', heading: 'Pictures', fields: [...imageFields(json, []), ...bannerFields([])] },
    { id: 'gallery', heading: 'Gallery', fields: [galleryField(['images', 'gallery'])] },
    sectionGroup(json, []),
    { id: 'sheets', heading: 'Character Sheets', fields: [sheetsField([])] },
    { id: 'standing', heading: 'Family and standing', fields: standingFields([]) },
    {
      id: 'variants',
      heading: 'Variants',
      fields: [{ keys: ['variants'], label: 'Variants', control: { kind: 'variants' }, codec: variantsCodec }],
    },
  ];
}
