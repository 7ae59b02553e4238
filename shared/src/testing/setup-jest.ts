import '@testing-library/jest-dom';
import { signedOut } from '../session/session-store';
import { writeSession } from '../session/writer';

afterEach(() => {
  writeSession(signedOut);
  if (typeof window !== 'undefined') {
    window.localStorage.clear();
    window.sessionStorage.clear();
  }
  jest.useRealTimers();
  jest.restoreAllMocks();
});
