import { GENRES } from '@otherfolk/shared/domain/genres';
import { GENRE_GROUP, type Tag } from '@otherfolk/shared/domain/tags';

export type TagChoices = readonly { group: string; names: readonly string[] }[];

/** The groups of docs/data-contract.md#3-character-core. */
const CHARACTER_TAGS: TagChoices = [
  { group: 'Gender', names: ['Female', 'Male', 'Nonbinary', 'Trans Girl', 'Femboy'] },
  { group: 'Eye Color', names: ['Blue', 'Brown', 'Green', 'Hazel', 'Gray Eyes'] },
  { group: 'Hair Color', names: ['Blonde', 'Brunette', 'Redhead', 'Noirette', 'Pink', 'White'] },
  { group: 'Character Grouping', names: ['Core', 'Supporting', 'Side Character'] },
  { group: GENRE_GROUP, names: GENRES },
];

/** Groups with their names, in order of appearance. */
export function tagChoicesOf(tags: Iterable<Tag>): TagChoices {
  const groups = new Map<string, Set<string>>();
  for (const { group, name } of tags) groups.set(group, (groups.get(group) ?? new Set()).add(name));
  return [...groups].map(([group, names]) => ({ group, names: [...names] }));
}

/** The tags in use, and those of an item, which are offered even where no other item bears them. */
export function withChosenTags(inUse: TagChoices, own: readonly Tag[]): TagChoices {
  const all = [...inUse, ...tagChoicesOf(own)];
  return tagChoicesOf(all.flatMap(({ group, names }) => names.map((name) => ({ group, name }))));
}

/** The tags that the editor offers: the groups above first, then others in use, and whatever the character itself has. */
export const tagGroupsFor = (own: readonly Tag[], inUse: TagChoices): TagChoices =>
  withChosenTags([...CHARACTER_TAGS, ...inUse], own);

export const chosenTag = (tags: readonly Tag[], group: string): string[] =>
  tags.filter((tag) => tag.group === group).map(({ name }) => name);

/** The tags with this one in place of the group's; without one the group has none. The order of the others stays. */
export function withTag<T extends Tag>(tags: readonly T[], group: string, tag: T | '' | undefined): T[] {
  const at = tags.findIndex((each) => each.group === group);
  const others = tags.filter((each) => each.group !== group);
  if (!tag) return others;
  return others.toSpliced(at < 0 ? others.length : at, 0, tag);
}
