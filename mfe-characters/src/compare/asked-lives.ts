import { isValidId } from '@otherfolk/shared/domain/id';
import { MAX_LIVES } from '../collect/collected-lives';
import { compareTexts } from '../texts/compare';
import { livesIn } from './choice-address';

const texts = compareTexts.problems;

export interface AskedLives {
  /** Each once, the first that there is room for. */
  ids: string[];
  /** The texts that cannot be the id of a life. */
  malformed: string[];
  isDoubled: boolean;
  /** Whether there are more than can be compared. */
  isTooMany: boolean;
}

/** Reads from the address which lives it asks for, be they of one person or of several. */
export function askedLives(params: URLSearchParams): AskedLives {
  const named = livesIn(params);
  const each = [...new Set(named)];
  const ids = each.filter(isValidId);
  return {
    ids: ids.slice(0, MAX_LIVES),
    malformed: each.filter((id) => !isValidId(id)),
    isDoubled: each.length < named.length,
    isTooMany: ids.length > MAX_LIVES,
  };
}

const MAX_NAMED = 4;
const MAX_LETTERS = 40;

const quoted = (id: string) => `'${id.length > MAX_LETTERS ? `${id.slice(0, MAX_LETTERS)}…` : id}'`;

/** The notes on an address, in plain sentences; `unknown` are the ids of which the viewer sees no life. */
export function problemsOf({ malformed, isDoubled, isTooMany }: AskedLives, unknown: readonly string[]): string[] {
  const missing = [...unknown, ...malformed];
  const named = missing.slice(0, MAX_NAMED).map(quoted).join(', ');
  const others = missing.length - MAX_NAMED;
  return [
    ...(isTooMany ? [texts.tooMany] : []),
    ...(isDoubled ? [texts.doubled] : []),
    ...(missing.length > 0 ? [texts.unknown(named, others)] : []),
  ];
}
