import { useSyncExternalStore } from 'react';
import { onOnlineChange, readOnline } from '../queries/online';

/** Whether the device has a network at all, as far as the browser knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(onOnlineChange, readOnline, () => true);
