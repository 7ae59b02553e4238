import { useSyncExternalStore } from 'react';
import { DEFAULT_BASE_AGE } from '../domain/age';
import { storedText } from '../storage/stored-text';

export const MAX_BASE_AGE = 999;

const stored = storedText('baseAge'); // docs/data-contract.md#5-age-grade-life-stages

/** The base age that a text stands for: an integer from 0 to 999, else the default. */
export function baseAgeOf(text: string | null): number {
  return text !== null && /^\d{1,3}$/.test(text.trim()) ? Number(text) : DEFAULT_BASE_AGE;
}

/** The base age that this reader has set. */
export const readBaseAge = () => baseAgeOf(stored.read());
const write = (age: number) => stored.write(String(age));

/** The base age that this reader has set, shared by every part of the page and every open tab, and its setter. */
export function useBaseAge(): [number, (age: number) => void] {
  return [useSyncExternalStore(stored.subscribe, readBaseAge, () => DEFAULT_BASE_AGE), write];
}

const never = () => () => undefined;

/** The base age that a part of the page is given; its reader's own where it is given none. */
export function useBaseAgeOr(given: number | undefined): number {
  return useSyncExternalStore(
    given === undefined ? stored.subscribe : never,
    () => given ?? readBaseAge(),
    () => given ?? DEFAULT_BASE_AGE,
  );
}
