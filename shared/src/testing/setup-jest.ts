import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { signedOut } from '../session/session-store';
import { writeConnection, writeSession } from '../session/writer';
import { FakeIntersectionObserver } from './fake-intersection-observer';

/** A busy machine draws late; what never comes fails all the same. */
const DRAWN_WITHIN_MS = 5000;

configure({ asyncUtilTimeout: DRAWN_WITHIN_MS });

if (typeof window !== 'undefined') Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });

afterEach(() => {
  // Before the session changes under components that are still there.
  if (typeof document !== 'undefined') cleanup();
  writeSession(signedOut);
  writeConnection('Unknown');
  jest.useRealTimers();
  // Storage may have been made to refuse.
  jest.restoreAllMocks();
  if (typeof window !== 'undefined') {
    window.localStorage.clear();
    window.sessionStorage.clear();
  }
});
