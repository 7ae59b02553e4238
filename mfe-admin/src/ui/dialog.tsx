import { type ReactNode, type RefObject, useId } from 'react';
import { texts } from '../texts';
import styles from './dialog.module.css';

interface DialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  className?: string | undefined;
  onClose?: () => void;
  children: ReactNode;
}

/** A dialog with a title and a way out; whoever holds its ref opens it. */
export function Dialog({ dialog, title, className, onClose, children }: DialogProps) {
  const id = useId();
  return (
    <dialog ref={dialog} className={[styles.dialog, className].join(' ')} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" aria-label={texts.ui.close} onClick={() => dialog.current?.close()}>
          ✕
        </button>
      </header>
      {children}
    </dialog>
  );
}
