/** What somebody is to another, beside the words of the relation itself. */
export declare const RELATION_KINDS: readonly ["family", "love", "friend", "ally", "rival", "enemy", "work", "other"];
export type RelationKind = (typeof RELATION_KINDS)[number];
