import type { Relationship, Relationships } from './character-sections';

/** The relations of a character that are more than text. */
export const relationsIn = (relationships: Relationships | undefined): Relationship[] =>
  Array.isArray(relationships)
    ? relationships.flatMap((relation) => (typeof relation === 'string' ? [] : [relation]))
    : [];
