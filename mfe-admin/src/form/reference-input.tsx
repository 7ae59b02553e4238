import { useFormContext, useWatch } from 'react-hook-form';
import type { ReferenceKind } from '../fields/reference-kind';
import { useCreation } from '../references/create-item';
import { ReferencePicker } from '../references/reference-picker';
import { useChoices } from '../references/use-choices';
import { texts } from '../texts';
import { FieldRow } from './field-row';

interface ReferenceInputProps {
  name: string;
  label: string;
  hint?: string | undefined;
  kind: ReferenceKind;
}

/** A reference to one item, which is searched for and never typed; what is not there yet can be made. */
export function ReferenceInput({ name, label, hint, kind }: ReferenceInputProps) {
  const { setValue } = useFormContext();
  const id = String(useWatch({ name }) ?? '');
  const choices = useChoices(kind);
  const choose = (chosen: string) => setValue(name, chosen, { shouldDirty: true, shouldValidate: true });
  const creations = useCreation(kind, choose);
  return (
    <FieldRow name={name} label={label} hint={hint}>
      {(props) => (
        <ReferencePicker
          kind={kind}
          choices={choices}
          label={label}
          value={id}
          onChoose={choose}
          input={props}
          creations={creations}
        >
          {id !== '' && (
            <button type="button" onClick={() => choose('')}>
              {texts.form.removeLink}
            </button>
          )}
        </ReferencePicker>
      )}
    </FieldRow>
  );
}
