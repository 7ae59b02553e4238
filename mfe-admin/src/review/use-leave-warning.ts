import { useEffect } from 'react';
import { onLeaving } from '@otherfolk/shared/drafts/leaving';

const QUESTION =
  'This browser could not keep what you have typed here. If you leave now, it is lost. Leave all the same?';

interface Work {
  /** Whether all of it has been downloaded or saved as it is now. */
  isTaken: () => boolean;
  /** Whether what is not taken along is on this device, or is about to be. */
  isKept: boolean;
}

const leadsAway = ({ target }: MouseEvent) => {
  const link = target instanceof Element ? target.closest('a') : null;
  return link !== null && link.href !== '' && !link.target && !link.download;
};

/** Warns before the page is closed with something that was not taken along, and before a link or Log Out loses what is not kept. */
export function useLeaveWarning({ isTaken, isKept }: Work): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isTaken()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isTaken]);

  useEffect(() => {
    if (isKept) return undefined;
    const ask = (event: Event) => {
      if (!isTaken() && !window.confirm(QUESTION)) event.preventDefault();
    };
    const follow = (event: MouseEvent) => {
      if (leadsAway(event) && !event.ctrlKey && !event.metaKey && !event.shiftKey) ask(event);
    };
    // Before the router hears of it.
    document.addEventListener('click', follow, { capture: true });
    const stop = onLeaving(ask);
    return () => {
      document.removeEventListener('click', follow, { capture: true });
      stop();
    };
  }, [isTaken, isKept]);
}
