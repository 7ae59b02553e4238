import type { ReactNode } from 'react';
import { fieldName, type FieldSpec } from '../fields/field-spec';
import type { TagChoices } from '../fields/tag-choices';
import { inputId } from './field-row';
import styles from './form.module.css';
import { ImageInput } from './image-input';
import {
  GalleryInput,
  LifeStagesInput,
  RelationshipsInput,
  SheetsInput,
  TraitsInput,
  VariantsInput,
} from './list-inputs';
import { OutlineInput } from './outline-input';
import { HeightInput, MeasurementsInput, WeightInput } from './physical-inputs';
import { ChoiceInput, ColourInput, FlagInput, TextInput } from './plain-inputs';
import { TagsInput } from './tags-input';

interface FieldProps {
  field: FieldSpec;
  tagsInUse: TagChoices;
}

function Titled({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <fieldset id={inputId(name)} className={styles.titled} tabIndex={-1}>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

/** One field of a file, drawn as its control asks. */
export function Field({ field, tagsInUse }: FieldProps) {
  const { label, hint, control, isFixed } = field;
  const name = fieldName(field);
  const named = { name, label, hint };
  switch (control.kind) {
    case 'text':
      return <TextInput {...named} suggestions={control.suggestions} isFixed={isFixed} />;
    case 'number':
      return <TextInput {...named} inputMode="numeric" />;
    case 'day':
      return <TextInput {...named} placeholder="YYYY-MM-DD" />;
    case 'flag':
      return <FlagInput {...named} />;
    case 'colour':
      return <ColourInput {...named} />;
    case 'choice':
      return <ChoiceInput {...named} choices={control.choices} />;
    case 'height':
      return <HeightInput name={name} label={label} />;
    case 'weight':
      return <WeightInput name={name} label={label} />;
    case 'measurements':
      return <MeasurementsInput name={name} label={label} />;
    case 'section':
      return <OutlineInput name={name} label={label} noun="heading" />;
    case 'image':
      return <ImageInput {...named} use={control.use} />;
    case 'tags':
      return <TagsInput name={name} inUse={tagsInUse} />;
    case 'gallery':
      return <GalleryInput name={name} />;
    case 'sheets':
      return <SheetsInput name={name} />;
    case 'variants':
      return <VariantsInput name={name} />;
    case 'traits':
      return (
        <Titled name={name} label={label}>
          <TraitsInput name={name} />
        </Titled>
      );
    case 'relationships':
      return (
        <Titled name={name} label={label}>
          <RelationshipsInput name={name} />
        </Titled>
      );
    case 'life-stages':
      return (
        <Titled name={name} label={label}>
          <LifeStagesInput name={name} />
        </Titled>
      );
  }
}
