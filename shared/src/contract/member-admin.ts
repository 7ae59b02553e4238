import type { Viewer } from '../domain/viewer';

/** A member as the database has him or her; missing fields have their defaults. */
export interface MemberRecord extends Viewer {
  userId: string;
  email: string;
  displayName: string;
  /** Whether the service knows that the address is the member's. */
  emailVerified: boolean;
  /** Whether it does, or an admin has vouched for this address. */
  isTrusted: boolean;
}

/** Someone whose profile an admin has taken away. */
export interface RemovedMember {
  userId: string;
  email: string;
}

/** The calls of admins about members. The rules of the database decide what is allowed; each call rejects with a sentence for people. */
export interface MemberAdmin {
  /** A page of all members, in the order of their ids; `next` leads to the one after it. */
  list: (after?: string) => Promise<{ members: MemberRecord[]; next: string | undefined }>;
  /** Members whose name or address begins so, from all there are. */
  find: (beginning: string) => Promise<MemberRecord[]>;
  /** Resolves once the database has confirmed it. More rights for an untrusted address need that address as `trustedEmail`. */
  setRights: (userId: string, rights: Viewer, trustedEmail?: string) => Promise<void>;
  /** Takes the profile away, and keeps its owner from making another one. */
  remove: (member: MemberRecord) => Promise<void>;
  /** The members whom admins have removed. */
  removed: () => Promise<RemovedMember[]>;
  /** Lets someone in again who was removed, as a new member. */
  letIn: (userId: string) => Promise<void>;
  /** Shows the site as it is for someone with these rights, in this tab; undefined ends it. */
  viewAs: (rights: Viewer | undefined) => void;
}
