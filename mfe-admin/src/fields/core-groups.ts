import { GENRES } from '@otherfolk/shared/domain/genres';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import {
  ageFields,
  bodyFields,
  fixed,
  FLAG,
  KEPT_SOURCE,
  nameFields,
  plain,
  recordFields,
  standingFields,
  stylingFields,
} from './character-fields';
import { contentGroups } from './content-groups';
import type { FieldGroup } from './field-spec';
import { variantsCodec } from './list-codecs';

/** Every field of a character core, those first that make a page. */
export function coreGroups(json: JsonRecord): FieldGroup[] {
  const [pictures, ...content] = contentGroups(json, ['images', 'gallery']);
  return [
    { id: 'names', heading: 'Names', fields: [fixed('id', 'Id'), ...nameFields([])] },
    pictures,
    { id: 'age', heading: 'Age', fields: ageFields([]) },
    { id: 'body', heading: 'Body', fields: bodyFields([]) },
    { id: 'record', heading: 'Record', fields: recordFields([]), kept: KEPT_SOURCE },
    { id: 'styling', heading: 'Styling', fields: stylingFields([]) },
    ...content,
    {
      id: 'standing',
      heading: 'Family and standing',
      fields: [
        ...standingFields([]),
        ...plain(
          [],
          [
            ['genre', 'Genre', { kind: 'text', suggestions: GENRES }],
            [
              'characterCard',
              'Character card',
              FLAG,
              'Readers may take the person as a card, where the site allows cards',
            ],
          ],
        ),
      ],
    },
    {
      id: 'variants',
      heading: 'Lives',
      fields: [{ keys: ['variants'], label: 'Lives', control: { kind: 'variants' }, codec: variantsCodec }],
    },
  ];
}
