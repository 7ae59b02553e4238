import { useEffect, useState } from 'react';

/** Texts are asked for when nothing has been typed for so long. */
const PAUSE_MS = 250;

/** A value that has not changed for a moment. */
export function useSettled(value: string): string {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
