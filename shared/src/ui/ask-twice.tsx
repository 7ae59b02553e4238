import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './ask-twice.module.css';

interface AskTwiceProps {
  title: string;
  /** The consequence, for a member who reads it for the first time. */
  first: ReactNode;
  /** The question before that happens. */
  second: ReactNode;
  /** The label of the button that does it. */
  confirm: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * A modal dialog for what cannot be taken back: it explains, and then asks once more. It stands open as long as it is drawn. The
 * buttons change places in between where there is room, and a double click does not answer both questions.
 */
export function AskTwice({ title, first, second, confirm, onConfirm, onCancel }: AskTwiceProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [isAskedAgain, setAskedAgain] = useState(false);
  const id = useId();

  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  useEffect(() => words.current?.focus(), [isAskedAgain]);

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}words`}
      onCancel={onCancel}
    >
      <h2 id={`${id}title`}>{title}</h2>
      <div ref={words} id={`${id}words`} className={styles.words} tabIndex={-1}>
        {isAskedAgain ? second : first}
      </div>
      <div className={styles.actions} data-again={isAskedAgain || undefined}>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
        {isAskedAgain ? (
          <button
            key="confirm"
            type="button"
            className={styles.confirm}
            onClick={({ detail }) => detail < 2 && onConfirm()}
          >
            {confirm}
          </button>
        ) : (
          <button key="continue" type="button" onClick={() => setAskedAgain(true)}>
            Continue
          </button>
        )}
      </div>
    </dialog>,
    document.body,
  );
}
