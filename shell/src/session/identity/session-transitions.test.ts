/** @jest-environment node */
import { wren } from '../../testing/fake-identity';
import { shownProfile } from './profile-rules';
import type { EventType, Failure, SessionEvent, SessionState, StateName } from './session-state';
import { FRESH_MS, transition } from './session-transitions';

const ATTEMPT = 3;
const READ_AT = 1000;
const ash = { ...wren, userId: 'u2', displayName: 'Ash' };
const profile = shownProfile({}, wren);

const states: Record<StateName, SessionState> = {
  starting: { name: 'starting', attempt: ATTEMPT },
  'signed-out': { name: 'signed-out', attempt: ATTEMPT },
  loading: { name: 'loading', attempt: ATTEMPT, account: wren },
  unconfirmed: { name: 'unconfirmed', attempt: ATTEMPT, account: wren },
  'signed-in': { name: 'signed-in', attempt: ATTEMPT, account: wren, readAt: READ_AT },
  removed: { name: 'removed', attempt: ATTEMPT, account: wren },
};

const failure = (kind: Failure['kind']): Failure => ({ kind, error: new Error(kind) });
const ensured = (isConfirmed: boolean, attempt = ATTEMPT): SessionEvent => ({
  type: 'profile-ensured',
  attempt,
  ensured: { profile, isConfirmed },
  at: READ_AT + 1,
});
const failed = (kind: Failure['kind'], attempt = ATTEMPT): SessionEvent => ({
  type: 'profile-failed',
  attempt,
  failure: failure(kind),
});
const checkFailed = (kind: Failure['kind'], userId = wren.userId): SessionEvent => ({
  type: 'check-failed',
  userId,
  failure: failure(kind),
});
const due = (after: number, isOffline: boolean): SessionEvent => ({
  type: 'refresh-due',
  at: READ_AT + after,
  isOffline,
});

const events = {
  'the account': { type: 'account-changed', account: wren },
  'the account with a name that was given': { type: 'account-changed', account: wren, givenName: 'Wren Ash' },
  'another account': { type: 'account-changed', account: ash },
  'no account': { type: 'account-changed', account: null },
  'a profile': ensured(true),
  'a profile that is not confirmed': ensured(false),
  'the profile of an earlier attempt': ensured(true, ATTEMPT - 1),
  'no profile, as the session was taken back': failed('revoked'),
  'no profile, as nobody answered': failed('silent'),
  'no profile, as it was refused': failed('refused'),
  'a failure of an earlier attempt': failed('revoked', ATTEMPT - 1),
  'a change of the profile': { type: 'profile-changed', userId: wren.userId },
  'a change of another profile': { type: 'profile-changed', userId: ash.userId },
  'a refresh while the profile is fresh': due(FRESH_MS - 1, false),
  'a refresh while the profile is fresh and nobody answers': due(FRESH_MS - 1, true),
  'a refresh': due(FRESH_MS, false),
  'the checked account': { type: 'account-checked', account: wren },
  'another checked account': { type: 'account-checked', account: ash },
  'no checked account': { type: 'account-checked', account: null },
  'a check that finds the session taken back': checkFailed('revoked'),
  'a check without an answer': checkFailed('silent'),
  'a check that is refused': checkFailed('refused'),
  'a failed check of another account': checkFailed('revoked', ash.userId),
  'an answer': { type: 'backend-answered' },
  'no answer': { type: 'backend-silent' },
  'the removal in another tab': { type: 'session-removed' },
  'the return in another tab': { type: 'session-remembered' },
} satisfies Record<string, SessionEvent>;

type EventName = keyof typeof events;
type Row = Partial<Record<EventName, string>>;

const LOAD = 'show-own-account show-loading ensure-profile';
const SHOW = 'remember-session show-own-account show-member';
const SIGN_OUT = 'signed-out: show-own-account stop-retrying remember-session show-signed-out';

const ofBackend = (state: StateName): Row => ({
  'an answer': `${state}: stop-retrying show-connection`,
  'no answer': `${state}: retry-later show-connection`,
});

const ofFailedCheck = (state: StateName): Row => ({
  'a check that finds the session taken back': `${state}: end-session`,
  'a check without an answer': `${state}: retry-later`,
  'a check that is refused': `${state}: warn retry-later`,
});

const ofMember = (state: StateName): Row => ({
  ...ofBackend(state),
  ...ofFailedCheck(state),
  'the account': `${state}: show-own-account`,
  'the account with a name that was given': `${state}: show-own-account ensure-profile`,
  'another account': `loading: ${LOAD}`,
  'no account': SIGN_OUT,
  'a profile': `signed-in: ${SHOW}`,
  'a profile that is not confirmed': `unconfirmed: ${SHOW} retry-later`,
  'no profile, as the session was taken back': `${state}: end-session`,
  'no profile, as nobody answered': `${state}: retry-later`,
  'no profile, as it was refused': `${state}: warn retry-later`,
  'a change of the profile': `${state}: ensure-profile`,
  'a refresh while the profile is fresh': `${state}: check-account`,
  'a refresh while the profile is fresh and nobody answers': `${state}: check-account`,
  'a refresh': `${state}: check-account`,
  'the checked account': `${state}: show-own-account ensure-profile`,
  'the removal in another tab': 'removed:',
});

const IGNORED = 'ignored';

/** The state and the effects after each event; an event that a state does not name is ignored by it. */
const expected: Record<StateName, Row> = {
  starting: {
    ...ofBackend('starting'),
    'the account': `loading: ${LOAD}`,
    'the account with a name that was given': `loading: ${LOAD}`,
    'another account': `loading: ${LOAD}`,
    'no account': SIGN_OUT,
    'a refresh while the profile is fresh and nobody answers': 'starting: ping',
  },
  'signed-out': {
    ...ofBackend('signed-out'),
    'the account': `loading: ${LOAD}`,
    'the account with a name that was given': `loading: ${LOAD}`,
    'another account': `loading: ${LOAD}`,
    'a refresh while the profile is fresh and nobody answers': 'signed-out: ping',
  },
  loading: {
    ...ofMember('loading'),
    'the account with a name that was given': `loading: ${LOAD}`,
    'no profile, as it was refused': `unconfirmed: warn ${SHOW} retry-later`,
    'a check that is refused': `unconfirmed: warn ${SHOW} retry-later`,
  },
  unconfirmed: ofMember('unconfirmed'),
  'signed-in': { ...ofMember('signed-in'), 'a refresh while the profile is fresh': IGNORED },
  removed: {
    ...ofBackend('removed'),
    ...ofFailedCheck('removed'),
    'the account': `loading: ${LOAD}`,
    'the account with a name that was given': `loading: ${LOAD}`,
    'another account': `loading: ${LOAD}`,
    'no account': SIGN_OUT,
    'the return in another tab': 'loading:',
  },
};

const pairs = (Object.keys(states) as StateName[]).flatMap((state) =>
  (Object.keys(events) as EventName[]).map((event) => ({ state, event, outcome: expected[state][event] ?? IGNORED })),
);

test.each(pairs)('$state, on $event: $outcome', ({ state: name, event, outcome }) => {
  const before = states[name];
  const { state, effects } = transition(before, events[event]);
  if (outcome === IGNORED) {
    expect(state).toBe(before);
    expect(effects).toEqual([]);
  } else expect([`${state.name}:`, ...effects.map(({ type }) => type)].join(' ')).toBe(outcome);
});

test('the table has every kind of event', () => {
  const kinds: Record<EventType, true> = {
    'account-changed': true,
    'profile-ensured': true,
    'profile-failed': true,
    'profile-changed': true,
    'refresh-due': true,
    'account-checked': true,
    'check-failed': true,
    'backend-answered': true,
    'backend-silent': true,
    'session-removed': true,
    'session-remembered': true,
  };
  expect([...new Set(Object.values(events).map(({ type }) => type))].sort()).toEqual(Object.keys(kinds).sort());
});

const effectsOf = (state: StateName, event: SessionEvent) => transition(states[state], event).effects;

test('each reading of a profile has a number of its own, under which its result counts', () => {
  const { state, effects } = transition(states['signed-in'], events['a change of the profile']);
  expect(effects).toEqual([{ type: 'ensure-profile', attempt: ATTEMPT + 1, account: wren, givenName: '' }]);
  expect(transition(state, ensured(true, ATTEMPT)).state).toBe(state);
  expect(transition(state, ensured(true, ATTEMPT + 1)).state).toMatchObject({ name: 'signed-in', readAt: READ_AT + 1 });
});

test('a name that was given is shown at once, and goes into the profile', () => {
  expect(effectsOf('starting', events['the account with a name that was given'])).toMatchObject([
    { account: wren },
    { type: 'show-loading', account: wren, givenName: 'Wren Ash' },
    { type: 'ensure-profile', account: wren, givenName: 'Wren Ash' },
  ]);
});

test('a member who may not read the own profile is shown without rights', () => {
  expect(effectsOf('loading', events['no profile, as it was refused'])).toContainEqual({
    type: 'show-member',
    userId: wren.userId,
    profile,
    isConfirmed: false,
  });
});

test('a member who was removed by an admin reads that, and nobody else does', () => {
  const removed = { type: 'profile-ensured', attempt: ATTEMPT, at: 0 } as const;
  const shown = { type: 'show-own-account', account: wren };
  expect(effectsOf('loading', { ...removed, ensured: { profile, isConfirmed: true, isRemoved: true } })).toContainEqual(
    { ...shown, isRemoved: true },
  );
  expect(effectsOf('loading', events['a profile'])).toContainEqual({ ...shown, isRemoved: false });
  expect(effectsOf('loading', events['the account'])).toEqual([shown]);
});

test('a fresh profile is read again where the address is not verified yet', () => {
  const unverified = { ...wren, emailVerified: false };
  const state: SessionState = { name: 'signed-in', attempt: ATTEMPT, account: unverified, readAt: READ_AT };
  expect(transition(state, due(1, false)).effects).toEqual([{ type: 'check-account', userId: wren.userId }]);
});

test('the account that the service reports counts from then on', () => {
  const renamed = { ...wren, emailVerified: false };
  for (const type of ['account-changed', 'account-checked'] as const) {
    const { state, effects } = transition(states.loading, { type, account: renamed });
    expect(state).toMatchObject({ account: renamed });
    expect(effects[0]).toEqual({ type: 'show-own-account', account: renamed });
  }
});
