import type { Viewer } from '../domain/viewer';
import { type Connection, type Session, sessionStore, viewerIn } from './session-store';

export const readConnection = (): Connection => sessionStore.getState().connection;

/** The viewer for whom content is shown. */
export const readViewer = (): Viewer => viewerIn(sessionStore.getState());

/** Calls the listener with each session and the one before it. Returns the function that ends it. For the shell alone; remotes use the hooks. */
export function onSession(listener: (session: Session, before: Session) => void): () => void {
  return sessionStore.subscribe(({ session }, before) => {
    if (session !== before.session) listener(session, before.session);
  });
}
