import type { Viewer } from './viewer';

/** The rights of a viewer, in a word that says it to a cache; empty for what everybody sees. */
export const rightsOf = ({ memType, aN, aP, aU }: Viewer): string =>
  (aN ? 'N' : '') + (aP ? 'P' : '') + (aU ? 'U' : '') + (memType === 'a' ? 'A' : '');

/** Whether nothing that the other one sees is hidden from this viewer. */
export const seesAtLeast = (viewer: Viewer, other: Viewer): boolean =>
  [...rightsOf(other)].every((right) => rightsOf(viewer).includes(right));
