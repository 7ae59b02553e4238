import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { JsonRecord } from '@otherfolk/shared/domain/json-record';

/** The preview follows so soon after a keystroke; several in a row are one. */
const FOLLOW_MS = 250;

/** The file that preview and problems are about: what was shown last, a moment later. */
export function useShownFile(read: JsonRecord) {
  const [{ shown, over }, setShown] = useState({ shown: read, over: read });
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const show = useCallback(
    (json: JsonRecord) => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => startTransition(() => setShown({ shown: json, over: read })), FOLLOW_MS);
    },
    [read],
  );
  return {
    shown,
    /** Whether it is not as it was read; not before it follows what was read last. */
    isEdited: over === read && shown !== read,
    show,
  };
}
