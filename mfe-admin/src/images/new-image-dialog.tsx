import { type ReactNode, useEffect, useRef, useState } from 'react';
import { imagesTexts } from '../texts/images';
import { Dialog } from '../ui/dialog';
import styles from './image-dialog.module.css';
import { ImageSource } from './image-source';
import type { Texts } from './image-texts';
import { type ShownPreview, usePreparedImage } from './use-prepared-image';

/** An image that was opened, and what is done with it. */
export interface OpenedImage {
  shown: ShownPreview;
  /** The typed texts of the image: they stay when the image is turned. */
  texts: Texts;
  onTexts: (texts: Texts) => void;
  onTurn: (by: 1 | -1) => void;
  onProblem: (problem: string) => void;
}

interface NewImageDialogProps {
  /** The use of the image, as the form calls it. */
  label: string;
  onClose: () => void;
  /** Draws it; `end` closes the dialog and then does something. */
  children: (image: OpenedImage, end: (done: () => void) => void) => ReactNode;
}

/** Takes an image from the device, and says what is wrong with one. It is open as long as it is there. */
export function NewImageDialog({ label, onClose, children }: NewImageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { shown, isBusy, problem, open, turn, sayProblem } = usePreparedImage();
  const [texts, setTexts] = useState({ alt: '', credit: '' });
  useEffect(() => {
    // A task of its own: the browser looks at the styles of the whole form.
    const later = setTimeout(() => dialog.current?.showModal());
    return () => clearTimeout(later);
  }, []);
  const end = (done: () => void) => {
    dialog.current?.close();
    // A task of its own: closing has the browser look at the styles of the whole form.
    setTimeout(done);
  };
  return (
    <Dialog dialog={dialog} title={imagesTexts.newImage(label)} className={styles.dialog} onClose={onClose}>
      <ImageSource isChosen={shown !== undefined} onFile={(file) => void open(file)} />
      <p role="status" className={styles.status}>
        {isBusy && <span>{imagesTexts.opening}</span>}
        {!isBusy && shown?.image.head.isAnimated && <span>{imagesTexts.isAnimated}</span>}
      </p>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {shown &&
        children({ shown, texts, onTexts: setTexts, onTurn: (by) => void turn(by), onProblem: sayProblem }, end)}
    </Dialog>
  );
}
