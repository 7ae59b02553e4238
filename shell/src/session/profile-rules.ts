import type { Profile } from '@otherfolk/shared/session';
import { NOW, type Account, type ProfileFields } from './identity';

/** Of the longest display name that the database takes. */ // firestore.rules
export const NAME_LENGTH = 80;
const NAMELESS = 'Member';

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= NAME_LENGTH;

/** A name that the database takes: trimmed, and cut without leaving half a character. */
export const nameOf = (text: string): string =>
  [...text.trim()].reduce((name, each) => (name.length + each.length <= NAME_LENGTH ? name + each : name), '').trim();

const firstNameOf = ({ displayName, email }: Account): string =>
  nameOf(displayName) || nameOf(email.split('@')[0] ?? '') || NAMELESS;

/** The profile of a new member. */ // SPEC 3
const defaultsFor = (account: Account): ProfileFields => ({
  email: account.email,
  displayName: firstNameOf(account),
  aN: false,
  aP: false,
  aU: false,
  memType: 'm',
  createdAt: NOW,
});

export interface ProfileWrite {
  kind: 'create' | 'update';
  fields: ProfileFields;
}

/**
 * What is to be written of a profile: all of a missing one, the missing fields of another, and the name that was given where it
 * differs. A field of a wrong type is the business of an administrator, but for the name, which its owner may change.
 */
export function profileWrite(
  stored: Record<string, unknown> | undefined,
  account: Account,
  givenName = '',
): ProfileWrite | undefined {
  const defaults = defaultsFor({ ...account, displayName: nameOf(givenName) || account.displayName });
  if (!stored) return { kind: 'create', fields: defaults };
  const { displayName: name = '', ...others } = defaults;
  const fields: ProfileFields = Object.fromEntries(Object.entries(others).filter(([field]) => !(field in stored)));
  if (!isName(stored.displayName) || (nameOf(givenName) && stored.displayName !== name)) fields.displayName = name;
  return Object.keys(fields).length > 0 ? { kind: 'update', fields } : undefined;
}

const ROLES = ['a', 'e', 'm'] as const; // SPEC 6

/** The profile as the site uses it: what is missing or of a wrong type has its default. */
export function shownProfile(stored: Record<string, unknown>, account: Account): Profile {
  const { email, displayName, memType, aN, aP, aU } = stored;
  return {
    email: typeof email === 'string' && email !== '' ? email : account.email,
    displayName: isName(displayName) ? displayName : firstNameOf(account),
    memType: ROLES.find((role) => role === memType) ?? 'm',
    aN: aN === true,
    aP: aP === true,
    aU: aU === true,
  };
}
