import { roleParts } from '../fields/list-codecs';
import { newRow } from '../fields/outline-codec';
import { emptyItem } from '../fields/record-codec';
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
    noun="section"
    create={() => newRow('text')}
    renderItem={(item) => (
      <>
        <TextInput name={`${item}.label`} label="Section" suggestions={KNOWN_SECTIONS} />
        <OutlineInput name={item} label="Content" noun="heading" />
      </>
    )}
  />
);

export const RolesInput = ({ name }: { name: string }) => (
  <SortableList
    name={name}
    noun="role"
    create={() => emptyItem(roleParts)}
    renderItem={(item) => (
      <>
        <TextInput name={`${item}.name`} label="Name" />
        <RolePlayerInput name={item} />
        <FieldsInRow>
          <TextInput name={`${item}.role`} label="Role" />
          <TextInput name={`${item}.seats`} label="Seats" inputMode="numeric" hint="For how many players." />
          <FlagInput name={`${item}.open`} label="Open: still to be cast" />
        </FieldsInRow>
        <LongTextInput name={`${item}.description`} label="Description" />
      </>
    )}
  />
);
