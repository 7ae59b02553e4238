import { useSyncExternalStore } from 'react';
import { DEFAULT_BASE_AGE } from '../domain/age';

const KEY = 'baseAge'; // SPEC 3, local setting
export const MAX_BASE_AGE = 999;

const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** The base age that a text stands for: an integer from 0 to 999, else the default. */
export function baseAgeOf(text: string | null): number {
  return text !== null && /^\d{1,3}$/.test(text.trim()) ? Number(text) : DEFAULT_BASE_AGE;
}

// Where storage refuses to keep it (private windows, a full disk), the setting lives as long as the page.
let unsaved: string | undefined;

function read(): number {
  try {
    return baseAgeOf(unsaved ?? window.localStorage.getItem(KEY));
  } catch {
    return DEFAULT_BASE_AGE;
  }
}

function write(age: number): void {
  try {
    window.localStorage.setItem(KEY, String(age));
    unsaved = undefined;
  } catch {
    unsaved = String(age);
  }
  listeners.forEach((changed) => changed());
}

/** The base age that this reader has set, shared by every part of the page and every open tab, and its setter. */
export function useBaseAge(): [number, (age: number) => void] {
  return [useSyncExternalStore(subscribe, read, () => DEFAULT_BASE_AGE), write];
}

const never = () => () => undefined;

/** The base age that a part of the page is given; its reader's own where it is given none. */
export function useBaseAgeOr(given: number | undefined): number {
  return useSyncExternalStore(
    given === undefined ? subscribe : never,
    () => given ?? read(),
    () => given ?? DEFAULT_BASE_AGE,
  );
}
