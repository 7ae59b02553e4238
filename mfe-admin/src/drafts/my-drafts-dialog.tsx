import { useRef, useState } from 'react';
import { texts } from '../texts';
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
        {texts.drafts.myDrafts}
      </button>
      <Dialog dialog={dialog} title={texts.drafts.draftsOnDevice} onClose={() => setOpen(false)}>
        {isOpen && <MyDrafts />}
      </Dialog>
    </>
  );
}
