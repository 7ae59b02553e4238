import type { ReactNode } from 'react';
import { fieldName, type FieldSpec } from '../fields/field-spec';
import type { TagChoices } from '../fields/tag-choices';
import { texts } from '../texts';
import { ContributedInput } from './contributed-input';
import { CoverInput } from './cover-input';
import { ExtensionsInput } from './extensions-input';
import { FamilyInput } from './family-input';
import { inputId } from './field-row';
import styles from './form.module.css';
import { ImageInput } from './image-input';
import {
  GalleryInput,
  LifeStagesInput,
  NamedPlacesInput,
  RelationshipsInput,
  SheetsInput,
  TraitsInput,
  VariantsInput,
} from './list-inputs';
import { NamedFileInput } from './named-file-input';
import { OutlineInput } from './outline-input';
import { HeightInput, MeasurementsInput, WeightInput } from './physical-inputs';
import { ChoiceInput, ColourInput, FlagInput, LongTextInput, TextInput } from './plain-inputs';
import { RolesInput, SectionsInput } from './plot-inputs';
import { ReferenceInput } from './reference-input';
import { ReferenceListInput } from './reference-list-input';
import { ReleasesInput } from './release-inputs';
import { StatusInput } from './status-input';
import { TagListInput } from './tag-list-input';
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
    case 'named-file':
      return <NamedFileInput name={name} label={label} of={control.of} />;
    case 'long-text':
      return <LongTextInput {...named} />;
    case 'reference':
      return <ReferenceInput {...named} kind={control.to} />;
    case 'references':
      return (
        <Titled name={name} label={label}>
          <ReferenceListInput name={name} label={label} noun={control.noun} kind={control.to} />
        </Titled>
      );
    case 'extensions':
      return <ExtensionsInput name={name} />;
    case 'contributed':
      return (
        <Titled name={name} label={label}>
          <ContributedInput name={name} Field={control.Field} item={control.item} />
        </Titled>
      );
    case 'tag-list':
      return <TagListInput name={name} inUse={tagsInUse} />;
    case 'sections':
      return <SectionsInput name={name} />;
    case 'roles':
      return <RolesInput name={name} />;
    case 'named-places':
      return <NamedPlacesInput name={name} />;
    case 'members':
      return <FamilyInput name={name} />;
    case 'releases':
      return <ReleasesInput name={name} />;
    case 'number':
      return <TextInput {...named} inputMode="numeric" />;
    case 'day':
      return <TextInput {...named} placeholder={texts.form.dayFormat} />;
    case 'flag':
      return <FlagInput {...named} />;
    case 'colour':
      return <ColourInput {...named} />;
    case 'status':
      return <StatusInput {...named} />;
    case 'choice':
      return <ChoiceInput {...named} choices={control.choices} />;
    case 'height':
      return <HeightInput name={name} label={label} />;
    case 'weight':
      return <WeightInput name={name} label={label} />;
    case 'measurements':
      return <MeasurementsInput name={name} label={label} />;
    case 'section':
      return <OutlineInput name={name} label={label} noun={texts.form.headingNoun} />;
    case 'image':
      return <ImageInput {...named} use={control.use} />;
    case 'cover':
      return (
        <Titled name={name} label={label}>
          <CoverInput name={name} />
        </Titled>
      );
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
