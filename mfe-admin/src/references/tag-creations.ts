import { diskName } from '@otherfolk/shared/domain/disk-names';
import { type Tag } from '@otherfolk/shared/domain/tags';
import type { TagChoices } from '../fields/tag-choices';
import type { Creations } from './choices';

/** Typed before a name, it ends that of a group that is not there yet. */
const GROUP_END = ':';

/** A group that was typed before the name, and the name. */
function partsOf(typed: string): { group: string | undefined; name: string } {
  const end = typed.indexOf(GROUP_END);
  if (end < 0) return { group: undefined, name: typed.trim() };
  return { group: typed.slice(0, end).trim(), name: typed.slice(end + 1).trim() };
}

/** Two tags of one address on some disks are one tag. */
const isSameOnDisks = (one: Tag, other: Tag) =>
  diskName(one.group) === diskName(other.group) && diskName(one.name) === diskName(other.name);

/**
 * The tags that can be made of a typed text: one in each group that there is, or, of 'Group: Name', that one alone. Where there are no
 * groups, a tag without one.
 */
export const tagCreations =
  (inUse: TagChoices, chosen: readonly Tag[], onCreate: (tag: Tag) => void): Creations =>
  (typed) => {
    const { group: typedGroup, name } = partsOf(typed);
    if (name === '') return [];
    const groups = inUse.length > 0 ? inUse.map(({ group }) => group) : [''];
    const known = [...chosen, ...inUse.flatMap(({ group, names }) => names.map((each) => ({ group, name: each })))];
    return (typedGroup === undefined ? groups : [typedGroup])
      .map((group) => ({ group, name }))
      .filter((tag) => !known.some((each) => isSameOnDisks(each, tag)))
      .map((tag) => ({ name, label: tag.group, create: () => onCreate(tag) }));
  };
