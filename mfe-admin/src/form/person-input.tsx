import { useFormContext, useWatch } from 'react-hook-form';
import { personNamed } from '../references/choices';
import { useCreation } from '../references/create-item';
import { ReferencePicker } from '../references/reference-picker';
import { useChoices } from '../references/use-choices';
import { FieldRow } from './field-row';

interface PersonInputProps {
  /** Of the field that holds the id. */
  name: string;
  label: string;
  /** Of the field with the name that is written beside it: who bears it is offered. */
  writtenName: string;
}

/** A reference to a person or a life, beside a name that is written. */
export function PersonInput({ name, label, writtenName }: PersonInputProps) {
  const { setValue } = useFormContext();
  const id = String(useWatch({ name }) ?? '');
  const written = String(useWatch({ name: writtenName }) ?? '');
  const choices = useChoices('person');
  const suggestion = id === '' ? personNamed(choices, written) : undefined;
  const choose = (chosen: string) => setValue(name, chosen, { shouldDirty: true });
  const creations = useCreation('person', choose);
  return (
    <FieldRow name={name} label={label}>
      {(props) => (
        <ReferencePicker
          kind="person"
          choices={choices}
          label={label}
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
