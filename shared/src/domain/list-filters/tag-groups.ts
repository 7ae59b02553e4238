import { GENRE_GROUP, type Tag } from '../tags';
import { compareNames } from './compare-names';
import type { FoundItems } from './find-items';
import type { ItemColumns } from './item-columns';

export interface CountedTag {
  tag: Tag;
  count: number;
}

export interface TagGroup {
  /** As in its tags; blank for those of no group. */
  group: string;
  tags: readonly CountedTag[];
  /** The same as long as these are the tags, whatever is counted; of a list that has not been read, nothing. */
  known?: readonly Tag[];
}

/** First Genre, last what belongs to no group, the others between them from A to Z. */
const placeOf = (group: string) => (group === GENRE_GROUP ? 0 : group === '' ? 2 : 1);

/** The tags that occur in a list, from A to Z, in their groups. */
export function tagGroups({
  tags,
}: Pick<ItemColumns<unknown>, 'tags'>): readonly { group: string; tags: readonly Tag[] }[] {
  return [...tags]
    .sort(([a], [b]) => placeOf(a) - placeOf(b) || compareNames(a, b))
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
