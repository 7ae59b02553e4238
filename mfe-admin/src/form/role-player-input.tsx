import { useFormContext, useWatch } from 'react-hook-form';
import { isLife, personNamed } from '../references/choices';
import { useCreation } from '../references/create-item';
import { ReferencePicker } from '../references/reference-picker';
import { useChoices } from '../references/use-choices';
import { FieldRow } from './field-row';

/** Who plays a role of a plot: a person in whichever life, or one life. `name`: of the role in the form. */
export function RolePlayerInput({ name }: { name: string }) {
  const { setValue } = useFormContext();
  const [personField, lifeField] = [`${name}.characterId`, `${name}.variantId`];
  const watched = useWatch({ name: [personField, lifeField, `${name}.name`] }) as (string | undefined)[];
  const [person = '', life = '', written = ''] = watched;
  const choices = useChoices('person');
  const id = life || person;
  const suggestion = id === '' ? personNamed(choices, written) : undefined;
  const choose = (chosen: string) => {
    const choice = choices.find((each) => each.id === chosen);
    const isOneLife = choice !== undefined && isLife(choice);
    setValue(personField, isOneLife ? '' : chosen, { shouldDirty: true });
    setValue(lifeField, isOneLife ? chosen : '', { shouldDirty: true });
    if (choice && written === '') setValue(`${name}.name`, choice.name, { shouldDirty: true });
  };
  const creations = useCreation('person', choose);
  return (
    <FieldRow name={life ? lifeField : personField} label="Who plays it">
      {(props) => (
        <ReferencePicker
          kind="person"
          choices={choices}
          label="Who plays it"
          value={id}
          onChoose={choose}
          input={props}
          creations={creations}
        >
          {id !== '' && (
            <button type="button" onClick={() => choose('')}>
              Remove link
            </button>
          )}
          {suggestion && (
            <button type="button" onClick={() => choose(suggestion.id)}>
              Link to {suggestion.name}
            </button>
          )}
        </ReferencePicker>
      )}
    </FieldRow>
  );
}
