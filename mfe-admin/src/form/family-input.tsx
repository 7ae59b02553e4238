import { useWatch } from 'react-hook-form';
import { memberParts } from '../fields/members-codec';
import { emptyItem } from '../fields/record-codec';
import { PersonInput } from './person-input';
import { LongTextInput, TextInput } from './plain-inputs';
import { SortableList } from './sortable-list';

interface Member {
  id?: string;
}

/** The members of a family. */
export function FamilyInput({ name }: { name: string }) {
  const members = (useWatch({ name }) ?? []) as Member[];
  const newId = () => {
    const taken = new Set(members.map(({ id }) => id));
    let nth = members.length + 1;
    while (taken.has(`member-${nth}`)) nth++;
    return `member-${nth}`;
  };
  return (
    <SortableList
      name={name}
      noun="member"
      create={() => emptyItem(memberParts, { id: newId() })}
      renderItem={(item) => (
        <>
          <TextInput name={`${item}.name`} label="Name" />
          <PersonInput name={`${item}.characterId`} label="Character" writtenName={`${item}.name`} />
          <TextInput name={`${item}.relation`} label="Relation" />
          <TextInput name={`${item}.born`} label="Born" />
          <TextInput name={`${item}.died`} label="Died" />
          <LongTextInput name={`${item}.note`} label="Note" />
        </>
      )}
    />
  );
}
