import { useSyncExternalStore } from 'react';
import { COMPACT_KEY } from './compact-key';
import { storedText } from './stored-text';

const { subscribe, read, write } = storedText(COMPACT_KEY);

const isCompact = (): boolean => read() === 'yes';

/** Whether cards stand in two columns on a phone, on this device. Never in prerendered pages: their style sheets ask the document. */
export const useIsCompact = (): boolean => useSyncExternalStore(subscribe, isCompact, () => false);

/** Sets whether cards are compact, from now on, on this device. */
export function setCompact(isWanted: boolean): void {
  write(isWanted ? 'yes' : 'no');
  document.documentElement.toggleAttribute('data-compact', isWanted);
}
