import type { Relationship, Relationships } from './character/character-sections';
import type { PlotRole, PlotRoles } from './plot/plot-schema';

const recordsIn = <Item>(list: readonly (string | Item)[]): Item[] =>
  list.flatMap((item) => (typeof item === 'string' ? [] : [item]));

/** The roles of a plot that are more than text. */
export const rolesIn = (roles: PlotRoles | undefined): PlotRole[] => (Array.isArray(roles) ? recordsIn(roles) : []);

/** The relations of a character that are more than text. */
export const relationsIn = (relationships: Relationships | undefined): Relationship[] =>
  Array.isArray(relationships) ? recordsIn(relationships) : [];
