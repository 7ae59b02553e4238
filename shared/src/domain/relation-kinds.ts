/** The kinds of relations of a person to another, beside the words of the relation itself. */
export const RELATION_KINDS = ['family', 'love', 'friend', 'ally', 'rival', 'enemy', 'work', 'other'] as const; // docs/data-contract.md#sections

export type RelationKind = (typeof RELATION_KINDS)[number];
