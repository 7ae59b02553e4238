import { compareNames } from '../compare-names';
import { compareGroups } from '../tag-groups';
import type { Tag } from '../tags';
import type { FoundItems } from './find-items';
import type { ItemColumns } from './item-columns';

export interface CountedTag {
  tag: Tag;
  count: number;
}

export interface TagGroup {
  /** The name of the group, as its tags have it; blank for tags of no group. */
  group: string;
  tags: readonly CountedTag[];
  /** The same as long as these are the tags, whatever is counted; of a list that has not been read, nothing. */
  known?: readonly Tag[];
}

/** The tags that occur in a list, from A to Z, in their groups. */
export function tagGroups({
  tags,
}: Pick<ItemColumns<unknown>, 'tags'>): readonly { group: string; tags: readonly Tag[] }[] {
  return [...tags]
    .sort(([a], [b]) => compareGroups(a, b))
    .map(([group, columns]) => ({
      group,
      tags: [...columns.values()].map(({ tag }) => tag).sort((a, b) => compareNames(a.name, b.name)),
    }));
}

export const countedGroups = (
  groups: ReturnType<typeof tagGroups>,
  { countOfTag }: Pick<FoundItems<unknown>, 'countOfTag'>,
): TagGroup[] =>
  groups.map(({ group, tags }) => ({
    group,
    tags: tags.map((tag) => ({ tag, count: countOfTag(tag) })),
    known: tags,
  }));
