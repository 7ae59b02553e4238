import { type Connection, type Session, sessionStore } from './session-store';

export const readConnection = (): Connection => sessionStore.getState().connection;

/** Hears of each session with the one before it. Returns what ends it. For the shell alone; remotes use the hooks. */
export function onSession(heard: (session: Session, before: Session) => void): () => void {
  return sessionStore.subscribe(({ session }, before) => {
    if (session !== before.session) heard(session, before.session);
  });
}
