import { useStore } from 'zustand';
import { type Viewer, VISITOR } from '../domain/viewer';
import { type Connection, type Session, sessionStore } from './session-store';

export type { Connection, Profile, Session } from './session-store';

export function useSession(): Session {
  return useStore(sessionStore, (state) => state.session);
}

export function useConnection(): Connection {
  return useStore(sessionStore, (state) => state.connection);
}

/** False while it may still turn out that the viewer sees more than a visitor; a silent backend keeps nobody waiting. */
export function useIsViewerKnown(): boolean {
  return useStore(sessionStore, ({ session, connection }) => session.status !== 'loading' || connection === 'Offline');
}

/** The member's own profile, or a visitor while nobody is signed in or the profile is not known yet. It decides which rooms open. */
export function useMember(): Viewer {
  const session = useSession();
  return session.status === 'signed-in' ? session.profile : VISITOR;
}

/** Whose rights an admin has put on in this tab; undefined for everybody else. */
export function useViewedAs(): Viewer | undefined {
  const viewedAs = useStore(sessionStore, (state) => state.viewedAs);
  return useMember().memType === 'a' ? viewedAs : undefined;
}

/** Who is looking, for what is shown: the member, or the one whom an admin stands in for. */
export function useViewer(): Viewer {
  const member = useMember();
  return useViewedAs() ?? member;
}
