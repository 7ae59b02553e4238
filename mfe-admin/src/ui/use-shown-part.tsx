import { useState } from 'react';
import { texts } from '../texts';

/** Rows that are drawn before somebody asks for more: thousands would keep the page from answering. */
const PART = 30;

/** The first part of a long list, and the button that shows more of it. */
export function useShownPart<T>(all: readonly T[], part = PART) {
  const [most, setMost] = useState(part);
  const left = all.length - most;
  return {
    shown: all.slice(0, most),
    more: left > 0 && (
      <button type="button" onClick={() => setMost(most + part)}>
        {texts.ui.showMore(Math.min(left, part))}
      </button>
    ),
  };
}
