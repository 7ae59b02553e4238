import { useEffect } from 'react';
import { onLeaving } from '@otherfolk/shared/drafts/leaving';
import type { Confirm } from '../ui/use-ask';

const QUESTION = {
  title: 'Leave This Page',
  text: 'This browser could not keep what you have typed here. If you leave now, it is lost. Leave anyway?',
  yes: 'Leave',
  no: 'Stay',
};

interface Work {
  /** Whether all of it has been downloaded or saved as it is now. */
  isDelivered: () => boolean;
  /** Whether what is not delivered is on this device, or is about to be. */
  isKept: boolean;
  confirm: Confirm;
}

/** The link that a click follows out of this page. */
function linkAway({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isAway = link && link.href !== '' && !link.target && !link.download;
  return isAway && !ctrlKey && !metaKey && !shiftKey ? link : undefined;
}

/** Warns before the page is closed with something that was not delivered, and before a link or Log Out loses what is not kept. */
export function useLeaveWarning({ isDelivered, isKept, confirm }: Work): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isDelivered()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDelivered]);

  useEffect(() => {
    if (isKept) return undefined;
    const mayLeave = async () => isDelivered() || (await confirm(QUESTION));
    let agreed: HTMLAnchorElement | undefined;
    const follow = (event: MouseEvent) => {
      const link = linkAway(event);
      if (!link || link === agreed || isDelivered()) return;
      event.preventDefault();
      void mayLeave().then((isAgreed) => {
        if (!isAgreed) return;
        agreed = link;
        link.click();
        agreed = undefined;
      });
    };
    // Before the router hears of it.
    document.addEventListener('click', follow, { capture: true });
    const stop = onLeaving(mayLeave);
    return () => {
      document.removeEventListener('click', follow, { capture: true });
      stop();
    };
  }, [isDelivered, isKept, confirm]);
}
