import type { Viewer } from '../domain/viewer';
import { type Connection, type Session, sessionStore } from './session-store';

export { signedOut } from './session-store';

export const readSession = (): Session => sessionStore.getState().session;

/** Says who is signed in. For the shell alone; remotes read. */
export function writeSession(session: Session): void {
  sessionStore.setState({ session });
}

/** Lets an admin look with other rights; undefined ends it. For the shell alone. */
export function writeViewedAs(viewedAs: Viewer | undefined): void {
  sessionStore.setState({ viewedAs });
}

/** Says whether the backend answers. For the shell alone. */
export function writeConnection(connection: Connection): void {
  sessionStore.setState({ connection });
}
