import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page takes over what was prerendered, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
