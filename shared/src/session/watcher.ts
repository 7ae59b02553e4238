import type { Viewer } from '../domain/viewer';
import { type Connection, type Session, sessionStore, viewerIn } from './session-store';

export const readConnection = (): Connection => sessionStore.getState().connection;

/** Who is looking, for what is shown. */
export const readViewer = (): Viewer => viewerIn(sessionStore.getState());

/** Hears of each session with the one before it. Returns what ends it. For the shell alone; remotes use the hooks. */
export function onSession(heard: (session: Session, before: Session) => void): () => void {
  return sessionStore.subscribe(({ session }, before) => {
    if (session !== before.session) heard(session, before.session);
  });
}
