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
    noun="picture"
    create={() => emptyItem(galleryParts, { genre: EVERY_GENRE })}
    renderItem={(item) => (
      <>
        <ImageInput name={`${item}.file`} label="File" use="gallery" />
        <FieldsInRow>
          <TextInput name={`${item}.style`} label="Style" suggestions={GALLERY_STYLES} />
          <TextInput name={`${item}.genre`} label="Genre" suggestions={[EVERY_GENRE, ...GENRES]} />
        </FieldsInRow>
        <TextInput name={`${item}.alt`} label="Alt text" hint="What it shows, for people who cannot see it." />
        <TextInput name={`${item}.credit`} label="Made by" />
      </>
    )}
  />
);

export const RelationshipsInput = ({ name }: ListInputProps) => (
  <SortableList
    name={name}
    noun="relationship"
    create={() => emptyItem(relationshipParts)}
    renderItem={(item) => (
      <>
        <TextInput name={`${item}.name`} label="Name" />
        <PersonInput name={`${item}.characterId`} label="Who it is" writtenName={`${item}.name`} />
        <FieldsInRow>
          <TextInput name={`${item}.relation`} label="Relation" />
          <ChoiceInput name={`${item}.kind`} label="Kind" choices={kinds} />
        </FieldsInRow>
        <LongTextInput name={`${item}.text`} label="Text" />
      </>
    )}
  />
);

export const LifeStagesInput = ({ name }: ListInputProps) => (
  <SortableList
    name={name}
    noun="life stage"
    create={() => emptyItem(lifeStageParts)}
    renderItem={(item) => (
      <>
        <FieldsInRow>
          <ChoiceInput name={`${item}.name`} label="Stage" choices={bands} />
          <TextInput name={`${item}.genreName`} label="Genre" suggestions={GENRES} />
        </FieldsInRow>
        <LongTextInput name={`${item}.description`} label="Description" />
        <LongTextInput name={`${item}.notes`} label="Notes" hint="A note on each line." />
      </>
    )}
  />
);

export const NamedPlacesInput = ({ name }: ListInputProps) => (
  <SortableList
    name={name}
    noun="place"
    create={() => emptyItem(namedPlaceParts)}
    renderItem={(item) => (
      <>
        <TextInput name={`${item}.name`} label="Name" />
        <LongTextInput name={`${item}.description`} label="Description" />
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
            <TextInput name={`${item}.name`} label="Name" />
            <LongTextInput name={`${item}.text`} label="Text" />
          </>
        )}
      />
    </fieldset>
  ));

export const SheetsInput = ({ name }: ListInputProps) => (
  <SortableList
    name={name}
    noun="sheet"
    create={() => newRow('rows')}
    renderItem={(item) => (
      <>
        <TextInput name={`${item}.label`} label="Sheet" />
        <OutlineInput name={item} label="Content" noun="row" />
      </>
    )}
  />
);

function VariantLink({ name }: ListInputProps) {
  const id = String(useWatch({ name: `${name}.id` }) ?? '');
  return <Link to={paths.editVariant(id)}>{`Edit ${id}`}</Link>;
}

/** Variants are made by 'Create Variant'; here their order is chosen: the first is the default. */
export const VariantsInput = ({ name }: ListInputProps) => (
  <SortableList
    name={name}
    noun="variant"
    renderItem={(item) => (
      <>
        <VariantLink name={item} />
        <TextInput name={`${item}.label`} label="Label" suggestions={GENRES} />
      </>
    )}
  />
);
