import type { Tag } from '@otherfolk/shared/domain/tags';

export interface TagGroup {
  name: string;
  tags: Tag[];
}

/** Of tags outside the groups. */
const OTHER = 'Other';

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** The groups of the tags that occur, and the tags in each, from A to Z; those of no group come last. */
export function tagGroups(items: readonly { tags: readonly Tag[] }[]): TagGroup[] {
  const groups = new Map<string, Map<string, Tag>>();
  for (const { tags } of items) {
    for (const tag of tags) {
      const group = groups.get(tag.group) ?? new Map<string, Tag>();
      groups.set(tag.group, group.set(tag.name, group.get(tag.name) ?? tag));
    }
  }
  return [...groups]
    .sort(([a], [b]) => Number(a === '') - Number(b === '') || collator.compare(a, b))
    .map(([name, tags]) => ({
      name: name || OTHER,
      tags: [...tags.values()].sort((a, b) => collator.compare(a.name, b.name)),
    }));
}
