/** Who somebody is to the identity service. */
export interface Account {
  userId: string;
  email: string;
  /** Empty where there is none. */
  displayName: string;
}

/** Stands for the moment at which the database writes a field. */
export const NOW = Symbol('the time of writing');

/** Fields of a profile to be written. */
export type ProfileFields = Record<string, string | boolean | typeof NOW>;

/**
 * What the site needs of the identity service and of the profiles in the database. Every call may reject, and none has a time
 * limit. The errors of the service carry a `code`.
 */
export interface Identity {
  /** Tells who is signed in, as soon as that is known, and each change of it, from whichever tab it comes. */
  onAccount: (heard: (account: Account | null) => void) => void;
  signIn: (email: string, password: string) => Promise<Account>;
  /** Creates an account, and signs in with it. */
  signUp: (email: string, password: string, displayName: string) => Promise<Account>;
  /** Gets ready to open Google's window, so that the click on its button waits for nothing. */
  prepareGoogle: () => void;
  /** As slow as the person in front of the window. The account bears the name that Google knows. */
  signInWithGoogle: () => Promise<Account>;
  signOut: () => Promise<void>;
  /** Asks whether the account is still good, and rejects where it is not. */
  checkAccount: () => Promise<void>;
  /** The document as it is stored; undefined where there is none. */
  readProfile: (userId: string) => Promise<Record<string, unknown> | undefined>;
  createProfile: (userId: string, fields: ProfileFields) => Promise<void>;
  updateProfile: (userId: string, fields: ProfileFields) => Promise<void>;
  /** Up to `limit` profiles in the order of their ids, after the one with the given id. The database lets admins list. */
  listProfiles: (limit: number, after?: string) => Promise<{ userId: string; fields: Record<string, unknown> }[]>;
  /** A call that the backend answers, be it with a refusal. */
  ping: () => Promise<unknown>;
}
