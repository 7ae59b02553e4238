import { personNamed } from '../references/choices';
import { useCreation } from '../references/create-item';
import { ReferencePicker } from '../references/reference-picker';
import { useChoices } from '../references/use-choices';
import { texts } from '../texts';
import { FieldRow } from './field-row';

interface WrittenPersonPickerProps {
  /** The name of the field that holds the id. */
  field: string;
  label: string;
  /** The id that is referred to; empty for none. */
  id: string;
  /** The name that is written beside it: who bears it is offered. */
  written: string;
  /** Is called with the id that was chosen, or with an empty one where the link is removed. */
  onChoose: (id: string) => void;
}

/** Chooses the person, or the life, that a written name is about. */
export function WrittenPersonPicker({ field, label, id, written, onChoose }: WrittenPersonPickerProps) {
  const choices = useChoices('person');
  const suggestion = id === '' && choices ? personNamed(choices, written) : undefined;
  const creations = useCreation('person', onChoose);
  return (
    <FieldRow name={field} label={label}>
      {(props) => (
        <ReferencePicker
          kind="person"
          choices={choices}
          label={label}
          value={id}
          onChoose={onChoose}
          input={props}
          creations={creations}
        >
          {id !== '' && (
            <button type="button" onClick={() => onChoose('')}>
              {texts.form.removeLink}
            </button>
          )}
          {suggestion && (
            <button type="button" onClick={() => onChoose(suggestion.id)}>
              {texts.form.linkTo(suggestion.name)}
            </button>
          )}
        </ReferencePicker>
      )}
    </FieldRow>
  );
}
