import { CONDITIONS } from './conditions';
import type { MembersResult } from './measure-members';

/** A member's session against the same page of a visitor. */
const LIMIT = 1.3;

export interface MembersVerdict {
  limit: number;
  measured: string;
  holds: boolean;
}

export function membersVerdict({ visitorReady, sessionKnown }: MembersResult): MembersVerdict {
  const measured = (sessionKnown / visitorReady).toFixed(2);
  return { limit: LIMIT, measured, holds: Number(measured) <= LIMIT };
}

/** When a session is known, and whether that is soon enough. */
export function membersReport(result: MembersResult, runs: number): string {
  const { limit, measured, holds } = membersVerdict(result);
  const [known, ready] = [result.sessionKnown, result.visitorReady].map((time) => `${Math.round(time)} ms`);
  return [
    `A signed-in reload, medians of ${runs} cold loads: ${CONDITIONS}.`,
    '',
    `session known after ${known}; the same page is interactive for a visitor after ${ready}`,
    `session against visitor, at most ${limit}    ${measured} ${holds ? 'holds' : 'MISSED'}`,
  ].join('\n');
}
