/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { isDisplayName } from '@otherfolk/shared/domain/display-name';
import { fromRoot } from '@otherfolk/system/from-root';
import { isAllowed } from './is-allowed';
import { parseRules } from './parse-rules';
import { type RulesMap, type RulesValue, Timestamp } from './values';

const rules = readFileSync(fromRoot('firestore.rules'), 'utf8');
const source = rules.slice(rules.indexOf('function isDisplayName'), rules.indexOf('match /users/{uid}'));
const named = parseRules(`rules_version = '2'; service cloud.firestore { match /databases/{database}/documents {
  ${source}
  match /a/{id} { allow create: if isDisplayName(request.resource.data.name); }
} }`);

/** The answer of the rules to a name. */
function isAllowedName(name: string): boolean {
  const resource: RulesMap = new Map<string, RulesValue>([['data', new Map<string, RulesValue>([['name', name]])]]);
  const request: RulesMap = new Map<string, RulesValue>([
    ['auth', null],
    ['method', 'create'],
    ['time', new Timestamp(0n)],
    ['resource', resource],
  ]);
  return isAllowed(named, { method: 'create', path: 'a/x', request, resource: null, read: () => undefined });
}

const LAST = 0x10_ffff;
/** The code points that may stand where `around` puts them: all of the first three planes are tried, and some of the others. */
function allowedIn(accepts: (name: string) => boolean, around: (text: string) => string): number[] {
  const allowed: number[] = [];
  for (let at = 0; at <= LAST; at += at < 0x3_0000 ? 1 : 0x1ff)
    if (accepts(around(String.fromCodePoint(at)))) allowed.push(at);
  return allowed;
}

test.each<[string, (text: string) => string]>([
  ['alone', (text) => text],
  ['inside', (text) => `a${text}b`],
])(
  'the form and the rules agree about every character of a name that stands %s',
  (_, around) => {
    expect(allowedIn(isAllowedName, around)).toEqual(allowedIn(isDisplayName, around));
  },
  60_000,
);

test.each(['a b', 'a  b', ' a', 'a ', '', 'x'.repeat(80), 'x'.repeat(81), '😀'.repeat(40), '😀'.repeat(41)])(
  'the form and the rules agree about %j',
  (name) => {
    expect(isAllowedName(name)).toBe(isDisplayName(name));
  },
);
