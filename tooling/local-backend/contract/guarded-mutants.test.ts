/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { AUDIENCES } from '@otherfolk/shared/domain/audiences';
import { fromRoot } from '@otherfolk/system/from-root';
import { HttpError } from '@otherfolk/system/http/http-error';
import type { Documents } from '../firestore/document';
import { Firestore } from '../firestore/firestore';
import { decodeFields } from '../firestore/wire-value';
import { parseRules } from '../rules/parse-rules';
import type { Block } from '../rules/syntax';
import { Timestamp } from '../rules/values';
import { EMBEDDED_PROJECT } from '../target/embedded-target';
import type { Case } from './case';
import { databaseCases } from './cases/all-cases';
import { documents as initial, people } from './people';
import { base } from './requests';
import { blockMutants } from './rule-mutants';

/** The words that a mistake puts in the place of each other. */
const KINDS = [
  AUDIENCES,
  ['aN', 'aP', 'aU'],
  ['a', 'e', 'm'],
  ['memType', 'email'],
  ['users', 'removed'],
  ['database', 'audience'],
  ['uid', 'token'],
  ['data', 'id'],
  ['auth', 'time'],
  ['isSignedIn', 'isAdmin', 'mayEdit'],
];
const LEAST_KILLED = 0.97;

const now = new Timestamp(0n);
const documents: Documents = new Map(
  Object.entries(initial).map(([path, fields]) => [path, { fields: decodeFields(fields), created: now, changed: now }]),
);
const unchanging = { value: documents, change: async (step: (value: Documents) => Documents) => void step(documents) };

// Whether a token is good is decided before any rule is asked.
const cases = [...databaseCases.guardedReading, ...databaseCases.guardedWriting].filter(({ as }) =>
  (people as readonly string[]).includes(as),
);

async function answersAs(rules: Block, { request, as, outcome }: Case): Promise<boolean> {
  const firestore = new Firestore({ documents: unchanging, rules, projectId: EMBEDDED_PROJECT });
  const caller = as === 'visitor' ? null : { uid: as, token: new Map() };
  try {
    await firestore.call(base, request.call, request.body, caller);
    return outcome === 'OK';
  } catch (error) {
    if (error instanceof HttpError) return outcome === error.status;
    throw error;
  }
}

/** The case that tells these rules from the ones that are meant. */
async function firstDifferent(rules: Block): Promise<Case | undefined> {
  for (const each of cases) if (!(await answersAs(rules, each))) return each;
  return undefined;
}

const rules = parseRules(readFileSync(fromRoot('firestore.rules'), 'utf8'));
const [root] = rules.blocks;
const isGuarded = ({ pattern: [first] }: Block) => first?.kind === 'word' && first.text === 'guarded';
const guarded = root?.blocks.find(isGuarded);
const withGuarded = (block: Block): Block => ({
  ...rules,
  blocks: [{ ...(root as Block), blocks: (root as Block).blocks.map((each) => (isGuarded(each) ? block : each)) }],
});

test('the cases on guarded keys notice at least 97 % of the mistakes that their rule could have', async () => {
  expect(guarded).toBeDefined();
  expect(await firstDifferent(rules)).toBeUndefined();
  const mutants = blockMutants(guarded as Block, KINDS);
  expect(mutants.length).toBeGreaterThan(100);
  const survivors: string[] = [];
  for (const { name, changed } of mutants) if (!(await firstDifferent(withGuarded(changed)))) survivors.push(name);
  const killed = 1 - survivors.length / mutants.length;
  expect(killed >= LEAST_KILLED ? [] : survivors).toEqual([]);
});
