import { fixed, KEPT_SOURCE, plain } from './character-fields';
import { type FieldGroup, inRow } from './field-spec';
import { membersCodec } from './members-codec';

/** Every field of a family. */
export const familyGroups = (): FieldGroup[] => [
  {
    id: 'family',
    heading: 'Family',
    fields: [
      fixed('id', 'Id'),
      ...inRow(
        'name',
        plain(
          [],
          [
            ['name', 'Name'],
            ['motto', 'Motto'],
          ],
        ),
      ),
      ...plain(
        [],
        [
          ['crest', 'Crest', { kind: 'text' }, 'Not shown publicly'],
          ['description', 'Description', { kind: 'long-text' }],
        ],
      ),
    ],
  },
  {
    id: 'members',
    heading: 'Members',
    kept: KEPT_SOURCE,
    fields: [{ keys: ['members'], label: 'Members', control: { kind: 'members' }, codec: membersCodec }],
  },
];
