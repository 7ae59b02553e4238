import { useRef, useState } from 'react';
import { MyDrafts } from './my-drafts';
import styles from './my-drafts.module.css';

/** The button of an editor that shows all drafts of its member on this device. */
export function MyDraftsDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const show = () => {
    setOpen(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <button type="button" onClick={show}>
        My Drafts
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="my-drafts" onClose={() => setOpen(false)}>
        <header>
          <h2 id="my-drafts">Drafts on This Device</h2>
          <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
            ✕
          </button>
        </header>
        {isOpen && <MyDrafts />}
      </dialog>
    </>
  );
}
