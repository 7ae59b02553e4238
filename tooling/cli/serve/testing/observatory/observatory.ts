import { contentSecurityPolicy, framing } from './content-rules';
import { cookies } from './cookie-rule';
import { contentTypeOptions, referrerPolicy, resourcePolicy, resourceSharing } from './header-rules';
import { integrity } from './integrity-rule';
import type { Finding, Scan } from './scan';
import { redirection, strictTransport } from './transport-rules';

const RULES = [
  contentSecurityPolicy,
  cookies,
  resourceSharing,
  redirection,
  referrerPolicy,
  strictTransport,
  integrity,
  contentTypeOptions,
  framing,
  resourcePolicy,
];

/**
 * What the rules of Mozilla's HTTP Observatory find on a page, by its published table of modifiers. Where it would have to know
 * the lists of preloaded hosts or of public suffixes, or what 'strict-dynamic' lets pass, this is the stricter of the two.
 */
export const findingsOf = (scan: Scan): Finding[] => RULES.map((rule) => rule(scan));

const BASELINE = 100;

/** What is better than asked for counts only for those who do well without it. */
const BONUS_FROM = 90;

export function scoreOf(findings: readonly Finding[]): number {
  const sum = (modifiers: number[]) => modifiers.reduce((total, modifier) => total + modifier, BASELINE);
  const modifiers = findings.map(({ modifier }) => modifier);
  const plain = sum(modifiers.filter((modifier) => modifier < 0));
  return Math.max(0, plain < BONUS_FROM ? plain : sum(modifiers));
}

const GRADES: [from: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

export const gradeOf = (score: number): string => GRADES.find(([from]) => score >= from)?.[1] ?? 'F';
