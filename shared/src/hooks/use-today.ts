import { useSyncExternalStore } from 'react';
import { useShellContext } from '../contract/shell-context';
import { type LocalDay, localDayOf } from '../domain/local-day';
import { sharedSubscription } from '../storage/shared-subscription';

const HOUR_MS = 3_600_000;

const onHour = sharedSubscription((changed) => {
  const timer = setInterval(changed, HOUR_MS);
  return () => clearInterval(timer);
});

const today = () => localDayOf(new Date());

/** The reader's local day. Hydration starts from the day of rendering and corrects itself. */
export function useToday(): LocalDay {
  const { renderedOn } = useShellContext();
  return useSyncExternalStore(onHour, today, () => renderedOn);
}
