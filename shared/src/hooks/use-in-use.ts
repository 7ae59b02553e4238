import { useEffect, useState } from 'react';

/** What a reader does first who goes on on a page; scrolling counts where the browser itself restored the scroll position, too. */
const SIGNS = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;

/** The page's own doing: a later page begins with the focus on its content. */
const isOwnFocus = ({ type, target }: Event) => type === 'focusin' && target instanceof Element && target.id === 'main';

/** False until the reader does something on the page that has just been opened. It stays false where nothing waits for that. */
export function useInUse(isAwaited: boolean): boolean {
  const [isInUse, setIsInUse] = useState(false);
  const isListening = isAwaited && !isInUse;
  useEffect(() => {
    if (!isListening) return;
    if (window.scrollY > 0) return setIsInUse(true);
    const use = (event: Event) => {
      if (!isOwnFocus(event)) setIsInUse(true);
    };
    for (const sign of SIGNS) window.addEventListener(sign, use, { passive: true, capture: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, use, { capture: true });
    };
  }, [isListening]);
  return isInUse;
}
