import { compareNames } from './compare-names';
import { GENRE_GROUP, type Tag, tagKey } from './tags';

interface CountedTag {
  name: string;
  /** How many items bear it. */
  count: number;
}

export interface CountedGroup {
  /** Blank for tags outside the groups. */
  name: string;
  tags: CountedTag[];
}

/** The readers' name for the tags outside the groups. */
export const NO_GROUP = 'Other'; // docs/product.md#tags

/** Texts that differ in case or accents alone keep one order, too. */
const byText = (one: string, other: string): number =>
  compareNames(one, other) || Number(one > other) - Number(one < other);

const rankOf = (group: string): number => (group === '' ? 2 : Number(group !== GENRE_GROUP));

/** First the genres, then from A to Z, last what has no group. */
export const compareGroups = (one: string, other: string): number => rankOf(one) - rankOf(other) || byText(one, other);

/** The groups of the tags that occur, and the tags in each from A to Z, with the number of items that bear them. */
export function countedGroups(items: Iterable<{ tags: readonly Tag[] }>): CountedGroup[] {
  const counts = new Map<string, Tag & { count: number }>();
  for (const { tags } of items) {
    for (const [key, { group, name }] of new Map(tags.map((tag) => [tagKey(tag), tag]))) {
      const counted = counts.get(key) ?? { group, name, count: 0 };
      counted.count += 1;
      counts.set(key, counted);
    }
  }
  const groups = new Map<string, CountedTag[]>();
  for (const { group, name, count } of counts.values()) {
    const inGroup = groups.get(group) ?? [];
    inGroup.push({ name, count });
    groups.set(group, inGroup);
  }
  return [...groups]
    .sort(([one], [other]) => compareGroups(one, other))
    .map(([name, tags]) => ({ name, tags: tags.sort((one, other) => byText(one.name, other.name)) }));
}
