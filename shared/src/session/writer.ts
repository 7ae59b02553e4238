import { sessionStore, type Session } from './session-store';

/** Says who is signed in. For the shell alone; remotes read. */
export function writeSession(session: Session): void {
  sessionStore.setState({ session });
}
