import { roleParts } from '../fields/list-codecs';
import { newRow } from '../fields/outline-codec';
import { emptyItem } from '../fields/record-codec';
import { texts } from '../texts';
import { OutlineInput } from './outline-input';
import { FieldsInRow, FlagInput, LongTextInput, TextInput } from './plain-inputs';
import { RolePlayerInput } from './role-player-input';
import { SortableList } from './sortable-list';

/** Keys to which the page of a plot gives a place of their own. */
const KNOWN_SECTIONS = [
  'plotOverview',
  'playerNotes',
  'characterTraits',
  'characterDynamics',
  'setting',
  'settingDetails',
  'conflictAndResolution',
  'twistIdeas',
];

export const SectionsInput = ({ name }: { name: string }) => (
  <SortableList
    name={name}
    noun={texts.form.sectionNoun}
    create={() => newRow('text')}
    renderItem={(item) => (
      <>
        <TextInput name={`${item}.label`} label={texts.form.section} suggestions={KNOWN_SECTIONS} />
        <OutlineInput name={item} label={texts.form.content} noun={texts.form.headingNoun} />
      </>
    )}
  />
);

export const RolesInput = ({ name }: { name: string }) => (
  <SortableList
    name={name}
    noun={texts.form.roleNoun}
    create={() => emptyItem(roleParts)}
    renderItem={(item) => (
      <>
        <TextInput name={`${item}.name`} label={texts.form.name} />
        <RolePlayerInput name={item} />
        <FieldsInRow>
          <TextInput name={`${item}.role`} label={texts.form.role} />
          <TextInput
            name={`${item}.seats`}
            label={texts.form.seats}
            inputMode="numeric"
            hint={texts.form.forHowManyPlayers}
          />
          <FlagInput name={`${item}.open`} label={texts.form.openToBeCast} />
        </FieldsInRow>
        <LongTextInput name={`${item}.description`} label={texts.form.description} />
      </>
    )}
  />
);
