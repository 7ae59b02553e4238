import { useCallback, useEffect, useRef, useState } from 'react';
import { observe } from './observe';
import type { Observed } from './observed';

const EVERY_MS = 30_000;

interface Observing {
  /** Undefined until the first look has come to its end. */
  observed: Observed | undefined;
  isBusy: boolean;
  look: () => void;
}

/** Looks at the site now, and every 30 seconds while the page can be seen. */
export function useObserved(): Observing {
  const [observed, setObserved] = useState<Observed>();
  const [isBusy, setBusy] = useState(false);
  const isLooking = useRef(false);
  const look = useCallback(() => {
    if (isLooking.current) return;
    isLooking.current = true;
    setBusy(true);
    void observe()
      .then(setObserved)
      .finally(() => {
        isLooking.current = false;
        setBusy(false);
      });
  }, []);
  useEffect(() => {
    const lookIfSeen = () => document.visibilityState === 'visible' && look();
    lookIfSeen();
    const timer = setInterval(lookIfSeen, EVERY_MS);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [look]);
  return { observed, isBusy, look };
}
