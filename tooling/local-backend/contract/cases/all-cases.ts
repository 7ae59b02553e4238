import { administering } from './administering';
import { creating, ownProfile } from './creating';
import { guardedReading, guardedWriting } from './guarding';
import { naming } from './naming';
import { preconditions } from './preconditions';
import { listing, reading } from './reading';
import { removing } from './removing';
import { tokens } from './tokens';
import { trusting, verifying } from './verifying';

/** The calls that the rules allow and refuse, by area. */
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
  guardedReading,
  guardedWriting,
  preconditions,
  tokens,
};
