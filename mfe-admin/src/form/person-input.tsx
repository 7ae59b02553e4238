import { useFormContext, useWatch } from 'react-hook-form';
import { WrittenPersonPicker } from './written-person-picker';

interface PersonInputProps {
  /** The name of the field that holds the id. */
  name: string;
  label: string;
  /** The name of the field with the name that is written beside the reference. */
  writtenName: string;
}

/** A reference to a person or a life, beside a name that is written. */
export function PersonInput({ name, label, writtenName }: PersonInputProps) {
  const { setValue } = useFormContext();
  return (
    <WrittenPersonPicker
      field={name}
      label={label}
      id={String(useWatch({ name }) ?? '')}
      written={String(useWatch({ name: writtenName }) ?? '')}
      onChoose={(chosen) => setValue(name, chosen, { shouldDirty: true })}
    />
  );
}
