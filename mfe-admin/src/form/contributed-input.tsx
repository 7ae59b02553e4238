import { useController } from 'react-hook-form';
import type { ContributedItem, FieldProps } from '@otherfolk/shared/contract/extension-points';
import { tryOr } from '@otherfolk/shared/domain/try-or';

interface ContributedInputProps {
  name: string;
  Field: React.ComponentType<FieldProps>;
  item: ContributedItem;
}

const NO_JSON = Symbol('no JSON');

const asJson = (value: unknown): unknown =>
  value === undefined ? undefined : tryOr(() => JSON.parse(JSON.stringify(value)) as unknown, NO_JSON);

/** A field that another remote draws. A value that is no JSON changes nothing. */
export function ContributedInput({ name, Field, item }: ContributedInputProps) {
  const { field } = useController({ name });
  const change = (value: unknown) => {
    const json = asJson(value);
    if (json === NO_JSON) console.warn(`The field '${name}' gave a value that is no JSON, which is left out`);
    else field.onChange(json);
  };
  return <Field value={field.value as unknown} onChange={change} item={item} />;
}
