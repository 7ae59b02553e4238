import { cleanName, isDisplayName } from '@otherfolk/shared/domain/display-name';
import type { Profile } from '@otherfolk/shared/session';
import { type Account, NOW, type ProfileFields } from './identity';

const NAMELESS = 'Member';

const firstNameOf = ({ displayName, email }: Account): string =>
  cleanName(displayName) || cleanName(email.split('@')[0] ?? '') || NAMELESS;

/** The profile of a new member. */ // docs/product.md#profiles
const defaultsFor = (account: Account): ProfileFields => ({
  email: account.email,
  emailVerified: account.emailVerified,
  displayName: firstNameOf(account),
  aN: false,
  aP: false,
  aU: false,
  memType: 'm',
  createdAt: NOW,
});

/** The name of a profile as others may read it: what was written before the rule about names is cleaned. */
const storedName = ({ displayName }: Record<string, unknown> = {}): string =>
  typeof displayName === 'string' ? cleanName(displayName) : '';

export interface ProfileWrite {
  kind: 'create' | 'update';
  fields: ProfileFields;
}

/**
 * The write that a profile needs: all of a missing one, the missing fields of another, and the name that was given where it
 * differs, or what is left of one that the database would not take now, and the address of the account with what is known of it. A field of a wrong type is the business of an administrator, but for the name, which its owner may change.
 */
export function profileWrite(
  stored: Record<string, unknown> | undefined,
  account: Account,
  givenName = '',
): ProfileWrite | undefined {
  const given = cleanName(givenName);
  const defaults = defaultsFor({ ...account, displayName: given || storedName(stored) || account.displayName });
  if (!stored) return { kind: 'create', fields: defaults };
  const { displayName: name = '', ...others } = defaults;
  const fields: ProfileFields = Object.fromEntries(Object.entries(others).filter(([field]) => !(field in stored)));
  if (!isDisplayName(stored.displayName) || (given && stored.displayName !== name)) fields.displayName = name;
  const isOutdated = stored.email !== account.email || stored.emailVerified !== account.emailVerified;
  if (account.email && isOutdated)
    Object.assign(fields, { email: account.email, emailVerified: account.emailVerified });
  return Object.keys(fields).length > 0 ? { kind: 'update', fields } : undefined;
}

const ROLES = ['a', 'e', 'm'] as const; // docs/product.md#roles-and-flags

/** Whether the profile's address is its owner's, as far as the database knows, or an admin says. */ // firestore.rules
export const trustOf = ({ email, emailVerified, trustedEmail }: Record<string, unknown>) => ({
  emailVerified: emailVerified === true,
  isTrusted: emailVerified === true || (typeof email === 'string' && trustedEmail === email),
});

/** The profile as the site uses it: what is missing or of a wrong type has its default. */
export function shownProfile(stored: Record<string, unknown>, account: Account): Profile {
  const { email, memType, aN, aP, aU } = stored;
  return {
    email: typeof email === 'string' && email !== '' ? email : account.email,
    displayName: storedName(stored) || firstNameOf(account),
    memType: ROLES.find((role) => role === memType) ?? 'm',
    aN: aN === true,
    aP: aP === true,
    aU: aU === true,
  };
}
