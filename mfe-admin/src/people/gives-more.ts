import type { Viewer } from '@otherfolk/shared/domain/viewer';

const RANKS = { m: 0, e: 1, a: 2 };

/** Whether somebody may more afterwards: the rules of the database ask the same. */ // firestore.rules
export const givesMore = (before: Viewer, after: Viewer): boolean =>
  RANKS[after.memType] > RANKS[before.memType] ||
  (after.aN && !before.aN) ||
  (after.aP && !before.aP) ||
  (after.aU && !before.aU);
