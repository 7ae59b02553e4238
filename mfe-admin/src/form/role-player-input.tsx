import { useFormContext, useWatch } from 'react-hook-form';
import { isLife } from '../references/choices';
import { useChoices } from '../references/use-choices';
import { texts } from '../texts';
import { WrittenPersonPicker } from './written-person-picker';

/** The player of a role in a plot: a person in whichever life, or one life. `name`: of the role in the form. */
export function RolePlayerInput({ name }: { name: string }) {
  const { setValue } = useFormContext();
  const [personField, lifeField] = [`${name}.characterId`, `${name}.variantId`];
  const watched = useWatch({ name: [personField, lifeField, `${name}.name`] }) as (string | undefined)[];
  const [person = '', life = '', written = ''] = watched;
  const choices = useChoices('person');
  const choose = (chosen: string) => {
    const choice = choices?.find((each) => each.id === chosen);
    const isOneLife = choice !== undefined && isLife(choice);
    setValue(personField, isOneLife ? '' : chosen, { shouldDirty: true });
    setValue(lifeField, isOneLife ? chosen : '', { shouldDirty: true });
    if (choice && written === '') setValue(`${name}.name`, choice.name, { shouldDirty: true });
  };
  return (
    <WrittenPersonPicker
      field={life ? lifeField : personField}
      label={texts.form.whoPlaysIt}
      id={life || person}
      written={written}
      onChoose={choose}
    />
  );
}
