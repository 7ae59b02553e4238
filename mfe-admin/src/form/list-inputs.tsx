import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { paths } from '@otherfolk/shared/contract/paths';
import { GALLERY_STYLES } from '@otherfolk/shared/domain/gallery';
import { GENRES } from '@otherfolk/shared/domain/genres';
import { LIFE_STAGE_BANDS } from '@otherfolk/shared/domain/life-stage';
import { RELATION_KINDS } from '@otherfolk/shared/domain/relation-kinds';
import { galleryParts, lifeStageParts, namedPlaceParts, relationshipParts } from '../fields/list-codecs';
import { newRow } from '../fields/outline-codec';
import { emptyItem } from '../fields/record-codec';
import { newTrait } from '../fields/traits-codec';
import { texts } from '../texts';
import styles from './form.module.css';
import { ImageInput } from './image-input';
import { OutlineInput } from './outline-input';
import { PersonInput } from './person-input';
import { ChoiceInput, FieldsInRow, LongTextInput, TextInput } from './plain-inputs';
import { SortableList } from './sortable-list';

const EVERY_GENRE = 'all';
const kinds = [['', '—'], ...RELATION_KINDS.map((kind) => [kind, kind] as const)] as const;
const bands = [['', '—'], ...LIFE_STAGE_BANDS.map((band) => [band, band] as const)] as const;

interface ListInputProps {
  name: string;
}

export const GalleryInput = ({ name }: ListInputProps) => (
  <SortableList
    name={name}
    noun={texts.form.pictureNoun}
    create={() => emptyItem(galleryParts, { genre: EVERY_GENRE })}
    renderItem={(item) => (
      <>
        <ImageInput name={`${item}.file`} label={texts.form.file} use="gallery" />
        <FieldsInRow>
          <TextInput name={`${item}.style`} label={texts.form.style} suggestions={GALLERY_STYLES} />
          <TextInput name={`${item}.genre`} label={texts.form.genre} suggestions={[EVERY_GENRE, ...GENRES]} />
        </FieldsInRow>
        <TextInput name={`${item}.alt`} label={texts.form.altText} hint={texts.form.altHint} />
        <TextInput name={`${item}.credit`} label={texts.form.madeBy} />
      </>
    )}
  />
);

export const RelationshipsInput = ({ name }: ListInputProps) => (
  <SortableList
    name={name}
    noun={texts.form.relationshipNoun}
    create={() => emptyItem(relationshipParts)}
    renderItem={(item) => (
      <>
        <TextInput name={`${item}.name`} label={texts.form.name} />
        <PersonInput name={`${item}.characterId`} label={texts.form.whoItIs} writtenName={`${item}.name`} />
        <FieldsInRow>
          <TextInput name={`${item}.relation`} label={texts.form.relation} />
          <ChoiceInput name={`${item}.kind`} label={texts.form.kind} choices={kinds} />
        </FieldsInRow>
        <LongTextInput name={`${item}.text`} label={texts.form.text} />
      </>
    )}
  />
);

export const LifeStagesInput = ({ name }: ListInputProps) => (
  <SortableList
    name={name}
    noun={texts.form.lifeStageNoun}
    create={() => emptyItem(lifeStageParts)}
    renderItem={(item) => (
      <>
        <FieldsInRow>
          <ChoiceInput name={`${item}.name`} label={texts.form.stage} choices={bands} />
          <TextInput name={`${item}.genreName`} label={texts.form.genre} suggestions={GENRES} />
        </FieldsInRow>
        <LongTextInput name={`${item}.description`} label={texts.form.description} />
        <LongTextInput name={`${item}.notes`} label={texts.form.notes} hint={texts.form.noteOnEachLine} />
      </>
    )}
  />
);

export const NamedPlacesInput = ({ name }: ListInputProps) => (
  <SortableList
    name={name}
    noun={texts.form.placeNoun}
    create={() => emptyItem(namedPlaceParts)}
    renderItem={(item) => (
      <>
        <TextInput name={`${item}.name`} label={texts.form.name} />
        <LongTextInput name={`${item}.description`} label={texts.form.description} />
      </>
    )}
  />
);

const traitLists = [
  ['storyTraits', 'Story Traits', 'story trait'],
  ['flavorTraits', 'Flavor Traits', 'flavor trait'],
] as const;

export const TraitsInput = ({ name }: ListInputProps) =>
  traitLists.map(([key, heading, noun]) => (
    <fieldset key={key} className={styles.titled}>
      <legend>{heading}</legend>
      <SortableList
        name={`${name}.${key}`}
        noun={noun}
        create={newTrait}
        renderItem={(item) => (
          <>
            <TextInput name={`${item}.name`} label={texts.form.name} />
            <LongTextInput name={`${item}.text`} label={texts.form.text} />
          </>
        )}
      />
    </fieldset>
  ));

export const SheetsInput = ({ name }: ListInputProps) => (
  <SortableList
    name={name}
    noun={texts.form.sheetNoun}
    create={() => newRow('rows')}
    renderItem={(item) => (
      <>
        <TextInput name={`${item}.label`} label={texts.form.sheet} />
        <OutlineInput name={item} label={texts.form.content} noun={texts.form.rowNoun} />
      </>
    )}
  />
);

function VariantLink({ name }: ListInputProps) {
  const id = String(useWatch({ name: `${name}.id` }) ?? '');
  return <Link to={paths.editVariant(id)}>{texts.form.edit(id)}</Link>;
}

/** Variants are made by 'Create Variant'; here their order is chosen: the first is the default. */
export const VariantsInput = ({ name }: ListInputProps) => (
  <SortableList
    name={name}
    noun={texts.form.variantNoun}
    renderItem={(item) => (
      <>
        <VariantLink name={item} />
        <TextInput name={`${item}.label`} label={texts.form.label} suggestions={GENRES} />
      </>
    )}
  />
);
