import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page takes over what was prerendered, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The same for what nobody waits for: it is drawn in small steps, which give way to whatever the reader does. On a later page, too, it
 * follows what is drawn first.
 */
export const useHydratedLater = (): boolean => useDeferredValue(useHydrated(), false);
