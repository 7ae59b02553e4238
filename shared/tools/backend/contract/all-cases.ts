import { administering } from './cases/administering';
import { creating, ownProfile } from './cases/creating';
import { preconditions } from './cases/preconditions';
import { listing, reading } from './cases/reading';
import { tokens } from './cases/tokens';

/** What the rules allow and refuse, by area. */
export const databaseCases = { reading, listing, creating, ownProfile, administering, preconditions, tokens };
