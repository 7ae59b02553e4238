export interface Tag {
  /** Blank for a tag outside the groups. */
  group: string;
  name: string;
}

export const GENRE_GROUP = 'Genre'; // docs/product.md#gallery

/** The same text for two tags exactly where name and group are written the same. */
export function tagKey({ group, name }: Tag): string {
  return JSON.stringify([group, name]);
}

/** Compared as written, as by tagKey. */
export const hasTag = (tags: readonly Tag[], { group, name }: Tag): boolean =>
  tags.some((tag) => tag.name === name && tag.group === group);

/** Keeps the first of each. */
export function dedupeTags(tags: readonly Tag[]): Tag[] {
  const byKey = new Map<string, Tag>();
  for (const tag of tags) if (!byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag);
  return [...byKey.values()];
}

export function tagsInGroup(tags: readonly Tag[], group: string): Tag[] {
  return tags.filter((tag) => tag.group === group);
}

/** Names of the tags in group 'Genre', as written. */
export function genresOf(tags: readonly Tag[]): string[] {
  return tagsInGroup(tags, GENRE_GROUP).map((tag) => tag.name);
}
