import { createStore } from 'zustand/vanilla';
import type { Viewer } from '../domain/viewer';

/** A member as the site shows him or her. The profile decides what is shown, never what is allowed: the rules of the database do. */
export interface Profile extends Viewer {
  email: string;
  displayName: string;
}

export type Session =
  { status: 'signed-out' } | { status: 'loading' } | { status: 'signed-in'; userId: string; profile: Profile };

export const signedOut: Session = { status: 'signed-out' };

/** The one store of the page; it is a federated singleton, and only the shell writes to it. */
export const sessionStore = createStore<{ session: Session }>(() => ({ session: signedOut }));
