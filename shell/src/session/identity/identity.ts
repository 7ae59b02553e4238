import type { GuardedKey } from '@otherfolk/shared/contract/guarded-keys';
import type { Audience } from '@otherfolk/shared/domain/audiences';

/** The account of somebody at the identity service. */
export interface Account {
  userId: string;
  email: string;
  /** Whether the service knows that the address is this person's. */
  emailVerified: boolean;
  /** Whether there is a password to sign in with; otherwise there is Google alone. */
  hasPassword: boolean;
  /** Empty where there is none. */
  displayName: string;
}

/** Stands for the moment at which the database writes a field. */
export const NOW = Symbol('the time of writing');

/** A profile as the database has it. */
export interface StoredProfile {
  userId: string;
  fields: Record<string, unknown>;
}

/** Fields of a profile to be written. */
export type ProfileFields = Record<string, string | boolean | typeof NOW>;

/**
 * The calls that the site needs of the identity service, and of profiles and keys in the database. Every call may reject, and none has a time
 * limit. The errors of the service carry a `code`.
 */
export interface Identity {
  /** Tells who is signed in, as soon as that is known, and each change of it, from whichever tab it comes. */
  onAccount: (listener: (account: Account | null) => void) => void;
  signIn: (email: string, password: string) => Promise<Account>;
  /** Creates an account, and signs in with it. */
  signUp: (email: string, password: string, displayName: string) => Promise<Account>;
  /** Gets ready to open Google's window, so that the click on its button waits for nothing. */
  prepareGoogle: () => void;
  /** Signs in through Google's window, as slowly as the person in front of it acts. The account bears the name that Google knows. */
  signInWithGoogle: () => Promise<Account>;
  signOut: () => Promise<void>;
  /** Sends the mail that verifies the address, to who is signed in. */
  sendVerification: () => Promise<void>;
  /** Sends a mail by which a new password is chosen, if there is such an account. */
  requestReset: (email: string) => Promise<void>;
  /** Shows again who one is, as the next three ask for. */
  reauthenticate: (password: string) => Promise<void>;
  /** The same through Google's window. */
  reauthenticateWithGoogle: () => Promise<void>;
  /** Sends a mail to the new address: following its link makes the change, and ends all sessions. */
  changeAddress: (email: string) => Promise<void>;
  /** Ends all other sessions. */
  changePassword: (password: string) => Promise<void>;
  deleteAccount: () => Promise<void>;
  /** Asks for the account as it is now, and rejects where it is not good any more; null where nobody is signed in. */
  checkAccount: () => Promise<Account | null>;
  /** The document as it is stored; undefined where there is none. */
  readProfile: (userId: string) => Promise<Record<string, unknown> | undefined>;
  createProfile: (userId: string, fields: ProfileFields) => Promise<void>;
  updateProfile: (userId: string, fields: ProfileFields) => Promise<void>;
  /** An admin's change of a profile; it is made only if the admin's own profile is still what it was when this began. */
  changeRights: (userId: string, fields: ProfileFields) => Promise<void>;
  /** Removes a profile, and writes down that it was so: its owner cannot make a new one. */
  removeMember: (userId: string, email: string) => Promise<void>;
  /** Removes the profile of who is signed in, where there is one. */
  removeOwnProfile: (userId: string) => Promise<void>;
  /** Takes back what removeMember wrote down. */
  letIn: (userId: string) => Promise<void>;
  /** Lists up to `limit` records of removed members. */
  listRemoved: (limit: number) => Promise<StoredProfile[]>;
  /** Whether an admin has removed the account's profile. */
  isRemoved: (userId: string) => Promise<boolean>;
  /** Lists up to `limit` profiles in the order of their ids, after the one with the given id. The database lets admins list. */
  listProfiles: (limit: number, after?: string) => Promise<StoredProfile[]>;
  /** Finds up to `limit` profiles in which the text of the field begins so. */
  findProfiles: (field: 'email' | 'displayName', beginning: string, limit: number) => Promise<StoredProfile[]>;
  /** The key to the files for an audience; undefined where there is none. The database refuses it to whom it is not open. */
  readGuardedKey: (audience: Audience) => Promise<GuardedKey | undefined>;
  /** The token that proves to a server who is signed in. Rejects where nobody is. */
  idToken: () => Promise<string>;
  /** A call that the backend answers, be it with a refusal. */
  ping: () => Promise<unknown>;
}
