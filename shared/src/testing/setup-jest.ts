import { signedOut } from '../session/session-store';
import { writeConnection, writeSession } from '../session/writer';
import type * as setupDom from './setup-dom';

// The set-up for drawing is loaded only where there is a page: suites of Node begin sooner without.
const dom = typeof document === 'undefined' ? undefined : jest.requireActual<typeof setupDom>('./setup-dom');

afterEach(() => {
  // Before the session changes under components that are still there.
  dom?.cleanUpPage();
  writeSession(signedOut);
  writeConnection('Unknown');
  jest.useRealTimers();
  // Storage may have been made to refuse.
  jest.restoreAllMocks();
  dom?.clearStorage();
});
