import { useSyncExternalStore } from 'react';

/** The data of the own account that a member sees beside the profile. */
export interface OwnAccount {
  email: string;
  emailVerified: boolean;
  hasPassword: boolean;
  /** Whether an admin has removed the profile. */
  isRemoved: boolean;
}

let current: OwnAccount | null = null;
const listeners = new Set<() => void>();

export function writeOwnAccount(account: OwnAccount | null): void {
  current = account;
  for (const listener of listeners) listener();
}

export const readOwnAccount = () => current;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null while nobody is signed in. */
export const useOwnAccount = (): OwnAccount | null => useSyncExternalStore(subscribe, readOwnAccount);
