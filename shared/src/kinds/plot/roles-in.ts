import type { PlotRole, PlotRoles } from './plot-schema';

/** The roles of a plot that are more than text. */
export const rolesIn = (roles: PlotRoles | undefined): PlotRole[] =>
  Array.isArray(roles) ? roles.flatMap((role) => (typeof role === 'string' ? [] : [role])) : [];
