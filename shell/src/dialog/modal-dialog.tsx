import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './modal-dialog.module.css';

interface ModalDialogProps {
  title: string;
  /** Whether it has room for running text. */
  isWide?: boolean;
  /** Finds the control that gets the focus when the dialog closes: the one that opened it may be gone. */
  focusAfter: string;
  onClose: () => void;
  children: ReactNode;
}

const CONTROLS = 'button:enabled, input:enabled, textarea, a[href], summary';

/** Moves the focus from the last control on to the first, and back: a modal dialog alone would let the keyboard out into the browser. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (each) => !each.closest('details:not([open])') || each.tagName === 'SUMMARY',
  );
  const [first, last] = [controls[0], controls.at(-1)];
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}

/** A dialog over the page. It stands open as long as it is drawn, and asks to be taken away by `onClose`. */
export function ModalDialog({ title, isWide = false, focusAfter, onClose, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    dialog.current?.showModal();
    return () => document.querySelector<HTMLElement>(focusAfter)?.focus();
  }, [focusAfter]);

  return createPortal(
    // A dialog is no control, but its keys are heard here, on their way up.
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onClose={onClose}
      onKeyDown={keepFocus}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
          </svg>
        </button>
      </header>
      {children}
    </dialog>,
    document.body,
  );
}
