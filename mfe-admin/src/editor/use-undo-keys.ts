import { useEffect } from 'react';
import { isLetterKey } from '@otherfolk/shared/browser/letter-key';

interface Undoable {
  undo: () => void;
  redo: () => void;
}

/** The elements that make the page below them inert, the form included. */
const MODAL = 'dialog:modal, [aria-modal="true"]';

/**
 * Ctrl+Z and Ctrl+Shift+Z (with the command key on a Mac) undo and redo the form, wherever the focus is on the page. In a modal
 * dialog they belong to the dialog.
 */
export function useUndoKeys({ undo, redo }: Undoable): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !isLetterKey(event, 'z')) return;
      if (document.querySelector(MODAL)) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [undo, redo]);
}
