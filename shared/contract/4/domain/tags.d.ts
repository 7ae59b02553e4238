export interface Tag {
    /** Blank for a tag outside the groups. */
    group: string;
    name: string;
}
export declare const GENRE_GROUP = "Genre";
/** The same text for two tags exactly where name and group are written the same. */
export declare function tagKey({ group, name }: Tag): string;
/** Compared as written, as by tagKey. */
export declare const hasTag: (tags: readonly Tag[], { group, name }: Tag) => boolean;
/** Keeps the first of each. */
export declare function dedupeTags(tags: readonly Tag[]): Tag[];
export declare function tagsInGroup(tags: readonly Tag[], group: string): Tag[];
/** Names of the tags in group 'Genre', as written. */
export declare function genresOf(tags: readonly Tag[]): string[];
