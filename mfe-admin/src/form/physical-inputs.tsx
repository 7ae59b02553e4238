import { type ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Height, Measurements, Weight } from '@otherfolk/shared/domain/physical';
import { heightText, measurementsText, weightText } from '@otherfolk/shared/domain/physical';
import type { Display } from '../fields/physical-codecs';
import { inputId } from './field-row';
import styles from './form.module.css';
import { TextInput } from './plain-inputs';

const MAX_CUP = 2; // docs/product.md#editors

const digits = (text: string) => text.replace(/[^\d.]/g, '');
const cup = (text: string) =>
  text
    .replace(/[^A-Za-z]/g, '')
    .slice(0, MAX_CUP)
    .toUpperCase();

type Part = readonly [key: string, label: string, clean?: (text: string) => string];

function Parts({
  name,
  label,
  parts,
  result,
}: {
  name: string;
  label: string;
  parts: readonly Part[];
  result: string;
}) {
  const { register } = useFormContext();
  return (
    <fieldset className={styles.parts}>
      <legend>{label}</legend>
      {parts.map(([key, text, clean = digits], index) => {
        const { onChange, ...input } = register(`${name}.${key}`);
        const cleaned = (event: ChangeEvent<HTMLInputElement>) => {
          const value = clean(event.target.value);
          if (value !== event.target.value) event.target.value = value;
          return onChange(event);
        };
        return (
          <label key={key}>
            <span>{text}</span>
            <input
              {...input}
              id={index === 0 ? inputId(name) : undefined}
              onChange={(event) => void cleaned(event)}
              inputMode={clean === digits ? 'decimal' : 'text'}
              autoComplete="off"
            />
          </label>
        );
      })}
      <output>{result || '–'}</output>
    </fieldset>
  );
}

interface PhysicalInputProps {
  name: string;
  label: string;
}

/** Shows inputs for the parts of a value, or one for the text that it is, where no parts can be told. */
function PartsOrText<Value extends object>({
  name,
  label,
  parts,
  write,
  example,
}: PhysicalInputProps & { parts: readonly Part[]; write: (value: Value) => string; example: string }) {
  const value = useWatch({ name }) as Display<Value>;
  if (!value.text) return <Parts name={name} label={label} parts={parts} result={write(value)} />;
  const hint = `It stays as it is written. Write it as ${example}, or empty it, and the rest is computed.`;
  return (
    // A link leads to the field by its own name.
    <div id={inputId(name)} tabIndex={-1}>
      <TextInput name={`${name}.text`} label={label} hint={hint} />
    </div>
  );
}

const HEIGHT: Part[] = [
  ['feet', 'Feet'],
  ['inches', 'Inches'],
];
const WEIGHT: Part[] = [['pounds', 'Pounds']];
const MEASUREMENTS: Part[] = [
  ['bust', 'Bust'],
  ['cup', 'Cup', cup],
  ['waist', 'Waist'],
  ['hips', 'Hips'],
];

export const HeightInput = (named: PhysicalInputProps) => (
  <PartsOrText<Height> {...named} parts={HEIGHT} write={heightText} example={`5'7"`} />
);

export const WeightInput = (named: PhysicalInputProps) => (
  <PartsOrText<Weight> {...named} parts={WEIGHT} write={weightText} example="132 lbs" />
);

export const MeasurementsInput = (named: PhysicalInputProps) => (
  <PartsOrText<Measurements> {...named} parts={MEASUREMENTS} write={measurementsText} example="34B-26-36" />
);
