import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import { bannerFields, galleryField, imageFields, sectionGroup, sheetsField, tagField } from './character-fields';
import type { FieldGroup } from './field-spec';

/** What a core and a variant both have of their own: tags, images, sections and sheets. */
export function contentGroups(json: JsonRecord, galleryKeys: readonly string[]): FieldGroup[] {
  return [
    { id: 'tags', heading: 'Tags', fields: [tagField([])] },
    { id: 'images', heading: 'Images', fields: [...imageFields(json, []), ...bannerFields([])] },
    { id: 'gallery', heading: 'Gallery', fields: [galleryField(galleryKeys)] },
    sectionGroup(json, []),
    { id: 'sheets', heading: 'Character Sheets', fields: [sheetsField([])] },
  ];
}
