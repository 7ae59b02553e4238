import { capitalized } from '@otherfolk/shared/domain/capitalized';
import type { EditorField } from '@otherfolk/shared/kinds/descriptor/editor-field';
import { editorFieldsOf } from '@otherfolk/shared/kinds/file-contents';
import { type PlainFileKind, plainKindOf } from '@otherfolk/shared/kinds/plain-folders';
import { fixed, plain, statusFields } from './character-fields';
import type { FieldGroup, FieldSpec } from './field-spec';
import { idsCodec } from './list-codecs';
import { tagListField } from './plot-groups';

function fieldOf({ key, label, control = 'text' }: EditorField): FieldSpec[] {
  if (control === 'people')
    return [{ keys: [key], label, control: { kind: 'references', to: 'person', noun: 'character' }, codec: idsCodec }];
  return plain([], [[key, label, { kind: control }]]);
}

/** The groups of a kind that says in its folder which fields it has. */
export function plainGroups(kind: PlainFileKind): FieldGroup[] {
  const { one, stageAt } = plainKindOf(kind) ?? { one: kind, stageAt: [] };
  const fields = editorFieldsOf(kind);
  return [
    {
      id: one,
      heading: capitalized(one),
      fields: [fixed('id', 'Id'), ...fields.flatMap(fieldOf), ...statusFields([...stageAt])],
    },
    { id: 'tags', heading: 'Tags', fields: [tagListField] },
  ];
}
