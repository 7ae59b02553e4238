import { memo } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import type { FormValues } from '../fields/form-values';
import { FieldGroups, type FieldGroupsProps } from './field-groups';

interface EditorFormProps extends FieldGroupsProps {
  form: UseFormReturn<FormValues>;
  /** How often the form was given other values: inputs show them when they are drawn again. */
  resets: number;
}

/** The inputs of an editor. They are drawn once: what else the editor says of the file draws none of them again. */
export const EditorForm = memo(function EditorForm({ form, resets: _, ...fields }: EditorFormProps) {
  return (
    <FormProvider {...form}>
      <form autoComplete="off" onSubmit={(event) => event.preventDefault()}>
        <FieldGroups {...fields} />
      </form>
    </FormProvider>
  );
});
