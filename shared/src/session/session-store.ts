import { createStore } from 'zustand/vanilla';
import { type Viewer, VISITOR } from '../domain/viewer';

/** A member as the site shows him or her. The profile decides what is shown, never what is allowed: the rules of the database do. */
export interface Profile extends Viewer {
  email: string;
  displayName: string;
}

export type Session =
  | { status: 'signed-out' }
  /** `displayName` as this device remembers it, for the navigation bar alone; empty where it does not. */
  | { status: 'loading'; displayName: string }
  /** `isConfirmed` is false while a write of the profile has not been answered. */
  | { status: 'signed-in'; userId: string; profile: Profile; isConfirmed: boolean };

/** Unknown until the page first speaks to the backend: reading needs none. */
export type Connection = 'Unknown' | 'Online' | 'Offline'; // docs/product.md#footer

export const signedOut: Session = { status: 'signed-out' };

/** The one store of the page; it is a federated singleton, and only the shell writes to it. */
interface SessionState {
  session: Session;
  connection: Connection;
  /** The rights that an admin has put on in this tab, to see the site as others do. */
  viewedAs?: Viewer | undefined;
}

export const sessionStore = createStore<SessionState>(() => ({ session: signedOut, connection: 'Unknown' }));

/** The member's own profile, or a visitor while nobody is signed in or the profile is not known yet. */
export const memberIn = ({ session }: SessionState): Viewer =>
  session.status === 'signed-in' ? session.profile : VISITOR;

/** The rights that an admin has put on in this tab; undefined for everybody else. */
export const viewedAsIn = (state: SessionState): Viewer | undefined =>
  memberIn(state).memType === 'a' ? state.viewedAs : undefined;

/** The viewer for whom content is shown: the member, or the one whom an admin stands in for. */
export const viewerIn = (state: SessionState): Viewer => viewedAsIn(state) ?? memberIn(state);
