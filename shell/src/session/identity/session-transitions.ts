import type { EnsuredProfile } from './ensure-profile';
import type { Account } from './identity';
import { shownProfile } from './profile-rules';
import type {
  EventType,
  Failure,
  SessionEffect,
  SessionEvent,
  SessionState,
  StateName,
  Transition,
} from './session-state';

/** A profile is not read again for this long: going to and fro between windows costs nothing. */
export const FRESH_MS = 30_000;

type In<Name extends StateName> = SessionState & { name: Name };
type Of<Type extends EventType> = Extract<SessionEvent, { type: Type }>;
type WithAccount = Extract<SessionState, { account: Account }>;

const stay = (state: SessionState, ...effects: SessionEffect[]): Transition => ({ state, effects });

/** Reads the profile, and writes what it lacks; what earlier attempts come to does not count any more. */
function ensure(state: WithAccount, before: SessionEffect[], givenName = ''): Transition {
  const attempt = state.attempt + 1;
  const effect = { type: 'ensure-profile', attempt, account: state.account, givenName } as const;
  return { state: { ...state, attempt }, effects: [...before, effect] };
}

function signOut({ attempt }: SessionState): Transition {
  return {
    state: { name: 'signed-out', attempt },
    effects: [
      { type: 'show-own-account', account: null },
      { type: 'stop-retrying' },
      { type: 'remember-session', displayName: null },
      { type: 'show-signed-out' },
    ],
  };
}

function load({ attempt }: SessionState, account: Account, givenName = ''): Transition {
  const effects: SessionEffect[] = [
    { type: 'show-own-account', account },
    { type: 'show-loading', account, givenName },
  ];
  return ensure({ name: 'loading', account, attempt }, effects, givenName);
}

const loadOrSignOut = (state: SessionState, { account, givenName }: Of<'account-changed'>): Transition =>
  account ? load(state, account, givenName) : signOut(state);

/** The service tells the same account more than once: only a name that was given goes into the profile. */
function changeAccount(state: WithAccount, event: Of<'account-changed'>): Transition {
  const { account, givenName = '' } = event;
  if (!account || account.userId !== state.account.userId) return loadOrSignOut(state, event);
  const known: WithAccount = { ...state, account };
  if (givenName && state.name === 'loading') return load(known, account, givenName);
  const shown: SessionEffect = { type: 'show-own-account', account };
  return givenName ? ensure(known, [shown], givenName) : stay(known, shown);
}

function showMember({ attempt, account }: WithAccount, ensured: EnsuredProfile, readAt = 0): Transition {
  const { profile, isConfirmed, isRemoved = false } = ensured;
  const effects: SessionEffect[] = [
    { type: 'remember-session', displayName: profile.displayName },
    { type: 'show-own-account', account, isRemoved },
    { type: 'show-member', userId: account.userId, profile, isConfirmed },
  ];
  return isConfirmed
    ? { state: { name: 'signed-in', attempt, account, readAt }, effects }
    : { state: { name: 'unconfirmed', attempt, account }, effects: [...effects, { type: 'retry-later' }] };
}

const showEnsured = (state: WithAccount, { attempt, ensured, at }: Of<'profile-ensured'>) =>
  attempt === state.attempt ? showMember(state, ensured, at) : stay(state);

/** Rights that are known stay; who has none yet gets none. */
function fail(state: WithAccount, { kind, error }: Failure): Transition {
  if (kind === 'revoked') return stay(state, { type: 'end-session' });
  if (kind === 'silent') return stay(state, { type: 'retry-later' });
  if (state.name !== 'loading') return stay(state, { type: 'warn', error }, { type: 'retry-later' });
  const withoutRights = showMember(state, { profile: shownProfile({}, state.account), isConfirmed: false });
  return { state: withoutRights.state, effects: [{ type: 'warn', error }, ...withoutRights.effects] };
}

const failAttempt = (state: WithAccount, { attempt, failure }: Of<'profile-failed'>) =>
  attempt === state.attempt ? fail(state, failure) : stay(state);

const failCheck = (state: WithAccount, { userId, failure }: Of<'check-failed'>) =>
  userId === state.account.userId ? fail(state, failure) : stay(state);

const ensureAgain = (state: WithAccount, { userId }: Of<'profile-changed'>) =>
  userId === state.account.userId ? ensure(state, []) : stay(state);

const pingIfOffline = (state: SessionState, { isOffline }: Of<'refresh-due'>) =>
  isOffline ? stay(state, { type: 'ping' }) : stay(state);

const check = (state: WithAccount) => stay(state, { type: 'check-account', userId: state.account.userId });

function checkIfStale(state: In<'signed-in'>, { at, isOffline }: Of<'refresh-due'>): Transition {
  // A page that waits for a mail to be followed is notified at once.
  const isFresh = state.account.emailVerified && at - state.readAt < FRESH_MS;
  return isFresh && !isOffline ? stay(state) : check(state);
}

function renew(state: WithAccount, { account }: Of<'account-checked'>): Transition {
  if (account?.userId !== state.account.userId) return stay(state);
  return ensure({ ...state, account }, [{ type: 'show-own-account', account }]);
}

const noteAnswer = (state: SessionState) =>
  stay(state, { type: 'stop-retrying' }, { type: 'show-connection', connection: 'Online' });

const noteSilence = (state: SessionState) =>
  stay(state, { type: 'retry-later' }, { type: 'show-connection', connection: 'Offline' });

const remove = ({ attempt, account }: WithAccount) => stay({ name: 'removed', attempt, account });

const loadAgain = ({ attempt, account }: In<'removed'>) => stay({ name: 'loading', attempt, account });

const always = { 'backend-answered': noteAnswer, 'backend-silent': noteSilence };

const withoutAccount = { ...always, 'refresh-due': pingIfOffline };

const withProfile = {
  ...always,
  'account-changed': changeAccount,
  'profile-ensured': showEnsured,
  'profile-failed': failAttempt,
  'profile-changed': ensureAgain,
  'account-checked': renew,
  'check-failed': failCheck,
  'session-removed': remove,
};

/** The transitions of each state, by event; an event that it does not name is ignored. */
const TRANSITIONS: {
  [Name in StateName]: { [Type in EventType]?: (state: In<Name>, event: Of<Type>) => Transition };
} = {
  starting: { ...withoutAccount, 'account-changed': loadOrSignOut },
  // The site knows already that nobody is signed in.
  'signed-out': {
    ...withoutAccount,
    'account-changed': (state, event) => (event.account ? loadOrSignOut(state, event) : stay(state)),
  },
  loading: { ...withProfile, 'refresh-due': check },
  unconfirmed: { ...withProfile, 'refresh-due': check },
  'signed-in': { ...withProfile, 'refresh-due': checkIfStale },
  // Signed out by another tab: nothing is shown of the member until there is one again.
  removed: {
    ...always,
    'account-changed': loadOrSignOut,
    'check-failed': failCheck,
    'session-remembered': loadAgain,
  },
};

/** The next state of the session, and what is to be done, in this order. */
export function transition(state: SessionState, event: SessionEvent): Transition {
  const handle = TRANSITIONS[state.name][event.type] as
    ((state: SessionState, event: SessionEvent) => Transition) | undefined;
  return handle ? handle(state, event) : stay(state);
}
