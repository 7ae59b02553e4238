import type { JsonRecord } from '@otherfolk/shared/domain/json-record';
import {
  ageFields,
  bodyFields,
  fixed,
  labelFields,
  nameFields,
  recordFields,
  standingFields,
  stylingFields,
} from './character-fields';
import { contentGroups } from './content-groups';
import type { FieldGroup } from './field-spec';

const OVERRIDES = ['variantOverrides'];

const isAgeless = ({ keys }: { keys: readonly string[] }) => keys.at(-1) === 'ageless';

/** Every field of a character variant: its own first, then what it lays over its core. */
export function variantGroups(json: JsonRecord): FieldGroup[] {
  const own = standingFields([]).filter((field) => !isAgeless(field));
  const ageless = standingFields(OVERRIDES).filter(isAgeless);
  return [
    {
      id: 'variant',
      heading: 'Variant',
      fields: [fixed('id', 'Id'), fixed('variantOf', 'Variant of'), ...labelFields()],
    },
    { id: 'record', heading: 'Record', fields: recordFields([]) },
    ...contentGroups(json, ['gallery']),
    { id: 'standing', heading: 'Family and standing', fields: own },
    { id: 'names', heading: 'Names over the core', fields: nameFields(OVERRIDES), startsFolded: true },
    { id: 'age', heading: 'Age over the core', fields: [...ageFields(OVERRIDES), ...ageless], startsFolded: true },
    { id: 'body', heading: 'Body over the core', fields: bodyFields(OVERRIDES), startsFolded: true },
    { id: 'styling', heading: 'Styling over the core', fields: stylingFields(OVERRIDES), startsFolded: true },
  ];
}
