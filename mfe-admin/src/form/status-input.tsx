import { use, useState } from 'react';
import { FieldProblemsContext } from './field-problems';
import { FlagInput, TextInput } from './plain-inputs';

/** A field that 'Publish' sets: drawn once its value is not what the catalogue asks for, so that it can be mended. */
export function StatusInput({ name, label }: { name: string; label: string }) {
  const isWrong = use(FieldProblemsContext).has(name);
  const [wasWrong, setWrong] = useState(isWrong);
  if (isWrong && !wasWrong) setWrong(true);
  if (!wasWrong) return null;
  return name.endsWith('published') ? <FlagInput name={name} label={label} /> : <TextInput name={name} label={label} />;
}
