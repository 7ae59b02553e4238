import { useStore } from 'zustand';
import { VISITOR, type Viewer } from '../domain/viewer';
import { sessionStore, type Session } from './session-store';

export type { Profile, Session } from './session-store';

export function useSession(): Session {
  return useStore(sessionStore, (state) => state.session);
}

/** Who is looking: the member's profile, or a visitor while nobody is signed in or the profile is not known yet. */
export function useViewer(): Viewer {
  const session = useSession();
  return session.status === 'signed-in' ? session.profile : VISITOR;
}
