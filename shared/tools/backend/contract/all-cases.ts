import { administering } from './cases/administering';
import { creating, ownProfile } from './cases/creating';
import { naming } from './cases/naming';
import { preconditions } from './cases/preconditions';
import { listing, reading } from './cases/reading';
import { removing } from './cases/removing';
import { tokens } from './cases/tokens';
import { trusting, verifying } from './cases/verifying';

/** What the rules allow and refuse, by area. */
export const databaseCases = {
  reading,
  listing,
  creating,
  ownProfile,
  naming,
  verifying,
  administering,
  trusting,
  removing,
  preconditions,
  tokens,
};
