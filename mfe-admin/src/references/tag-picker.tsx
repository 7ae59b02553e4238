import { parseTagParam } from '@otherfolk/shared/domain/tag-address';
import { hasTag, type Tag } from '@otherfolk/shared/domain/tags';
import type { TagChoices } from '../fields/tag-choices';
import { tagsAsChoices } from './choices';
import { ReferencePicker } from './reference-picker';
import { tagCreations } from './tag-creations';

interface TagPickerProps {
  label: string;
  /** Groups and names in use. */
  inUse: TagChoices;
  /** Tags that are not offered: they are chosen already. */
  chosen?: readonly Tag[];
  /** The id of what is chosen, as of `tagParam`, where it stays in the input. */
  value?: string;
  onChoose: (tag: Tag | undefined) => void;
  /** Whether tags can be made that nothing bears yet. */
  canCreate?: boolean;
}

/** Chooses a tag of those in use by searching for it; another one is made of what was typed. */
export function TagPicker({ label, inUse, chosen = [], value, onChoose, canCreate = true }: TagPickerProps) {
  const choices = tagsAsChoices(inUse).filter(({ id }) => {
    const tag = parseTagParam(id);
    return tag && !hasTag(chosen, tag);
  });
  return (
    <ReferencePicker
      kind="tag"
      choices={choices}
      label={label}
      value={value ?? ''}
      onChoose={(id) => onChoose(parseTagParam(id))}
      creations={canCreate ? tagCreations(inUse, chosen, onChoose) : undefined}
      staysEmpty={value === undefined}
    />
  );
}
