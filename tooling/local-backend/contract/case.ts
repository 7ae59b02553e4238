import type { Caller } from './people';
import type { DatabaseRequest } from './requests';

/** How a call ends: well, or with a status of Google's. */
export type Outcome =
  | 'OK'
  | 'INVALID_ARGUMENT'
  | 'FAILED_PRECONDITION'
  | 'UNAUTHENTICATED'
  | 'PERMISSION_DENIED'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'UNIMPLEMENTED';

export interface Case {
  name: string;
  as: Caller;
  request: DatabaseRequest;
  outcome: Outcome;
  /** The outcome of Google's emulator, where it is known to answer otherwise. */
  official: Outcome;
}

/** One line of a table of cases. */
export type CaseRow = [name: string, as: Caller, request: DatabaseRequest, outcome: Outcome, official?: Outcome];

export const casesOf = (rows: CaseRow[]): Case[] =>
  rows.map(([name, as, request, outcome, official = outcome]) => ({ name, as, request, outcome, official }));
