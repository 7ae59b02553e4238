import { useStore } from 'zustand';
import type { Viewer } from '../domain/viewer';
import { type Connection, memberIn, type Session, sessionStore, viewedAsIn, viewerIn } from './session-store';

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
export const useMember = (): Viewer => useStore(sessionStore, memberIn);

/** The rights that an admin has put on in this tab; undefined for everybody else. */
export const useViewedAs = (): Viewer | undefined => useStore(sessionStore, viewedAsIn);

/** The viewer for whom content is shown: the member, or the one whom an admin stands in for. */
export const useViewer = (): Viewer => useStore(sessionStore, viewerIn);
