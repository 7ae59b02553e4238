import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';

/** The preview follows so soon after a keystroke; several in a row are one. */
const FOLLOW_MS = 250;

/** The file that preview and problems are about: what was shown last, a moment later. */
export function useShownFile(read: JsonRecord) {
  const [shown, setShown] = useState(read);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const show = useCallback((json: JsonRecord) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => startTransition(() => setShown(json)), FOLLOW_MS);
  }, []);
  return { shown, show };
}
