import { type RefObject, useState } from 'react';

const COPIED = 'Copied.';
const NOT_COPIED = 'This browser does not let the page copy. The text is selected: copy it from here.';

/** Copies the text of a field, and says what came of it. */
export function useCopy(field: RefObject<HTMLTextAreaElement | null>) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(field.current?.value ?? '');
      setStatus(COPIED);
    } catch {
      field.current?.select();
      setStatus(NOT_COPIED);
    }
  };
  return { status, copy };
}
