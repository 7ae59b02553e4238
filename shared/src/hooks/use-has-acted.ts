import { useEffect, useState } from 'react';

/** The events of a reader who goes on on a page; scrolling counts where the browser itself restored the scroll position, too. */
const SIGNS = ['scroll', 'pointerdown', 'keydown', 'focusin'] as const;

/** The page's own doing: a later page begins with the focus on its content. */
const isOwnFocus = ({ type, target }: Event) => type === 'focusin' && target instanceof Element && target.id === 'main';

/** False until the reader does something on the page that has just been opened. It stays false where nothing waits for that. */
export function useHasActed(isAwaited: boolean): boolean {
  const [hasActed, setHasActed] = useState(false);
  const isListening = isAwaited && !hasActed;
  useEffect(() => {
    if (!isListening) return;
    if (window.scrollY > 0) return setHasActed(true);
    const act = (event: Event) => {
      if (!isOwnFocus(event)) setHasActed(true);
    };
    for (const sign of SIGNS) window.addEventListener(sign, act, { passive: true, capture: true });
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, act, { capture: true });
    };
  }, [isListening]);
  return hasActed;
}
