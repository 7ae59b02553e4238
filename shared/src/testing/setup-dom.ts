import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { FakeIntersectionObserver } from './fake-intersection-observer';
import { findLabelsFast } from './fast-labels';

/** A busy machine draws late; what never comes fails all the same. */
const DRAWN_WITHIN_MS = 5000;

configure({ asyncUtilTimeout: DRAWN_WITHIN_MS });
Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
findLabelsFast();

/** Removes what a test has drawn. */
export const cleanUpPage = cleanup;

export function clearStorage(): void {
  window.localStorage.clear();
  window.sessionStorage.clear();
}
