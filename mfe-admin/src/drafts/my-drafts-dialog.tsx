import { useRef, useState } from 'react';
import { Dialog } from '../ui/dialog';
import { MyDrafts } from './my-drafts';

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
      <Dialog dialog={dialog} title="Drafts on This Device" onClose={() => setOpen(false)}>
        {isOpen && <MyDrafts />}
      </Dialog>
    </>
  );
}
