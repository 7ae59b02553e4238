import { type ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Height, Measurements, Weight } from '../files/physical';
import { heightText, measurementsText, weightText } from '../files/physical';
import { inputId } from './field-row';
import styles from './form.module.css';

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

export function HeightInput({ name, label }: PhysicalInputProps) {
  const result = heightText(useWatch({ name }) as Height);
  const parts: Part[] = [
    ['feet', 'Feet'],
    ['inches', 'Inches'],
  ];
  return <Parts name={name} label={label} parts={parts} result={result} />;
}

export function WeightInput({ name, label }: PhysicalInputProps) {
  const result = weightText(useWatch({ name }) as Weight);
  return <Parts name={name} label={label} parts={[['pounds', 'Pounds']]} result={result} />;
}

export function MeasurementsInput({ name, label }: PhysicalInputProps) {
  const result = measurementsText(useWatch({ name }) as Measurements);
  const parts: Part[] = [
    ['bust', 'Bust'],
    ['cup', 'Cup', cup],
    ['waist', 'Waist'],
    ['hips', 'Hips'],
  ];
  return <Parts name={name} label={label} parts={parts} result={result} />;
}
