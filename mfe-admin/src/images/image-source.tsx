import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { texts } from '../texts';
import styles from './image-dialog.module.css';

const TAKEN = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/heic,image/heif';

const firstFile = (files: FileList | null | undefined): File | undefined => files?.[0];

interface ImageSourceProps {
  /** Whether an image is there already. */
  isChosen: boolean;
  onFile: (file: File) => void;
  children?: ReactNode;
}

/** The source of an image: chosen, taken, pasted, or dropped on it. */
export function ImageSource({ isChosen, onFile, children }: ImageSourceProps) {
  const [isOver, setOver] = useState(false);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = firstFile(event.target.files);
    // The same file may be chosen again.
    event.target.value = '';
    if (file) onFile(file);
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = firstFile(event.clipboardData?.files);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  const over = (event: DragEvent, isThere: boolean) => {
    event.preventDefault();
    setOver(isThere);
  };
  return (
    <div
      className={styles.source}
      data-over={isOver || undefined}
      data-chosen={isChosen || undefined}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        const file = firstFile(event.dataTransfer.files);
        if (file) onFile(file);
      }}
    >
      {children}
      <p className={styles.ways}>
        {!isChosen && <span>{texts.images.dropImage}</span>}
        <label className={styles.button}>
          <span>{isChosen ? texts.images.chooseAnother : texts.images.choose}</span>
          <input className="visually-hidden" type="file" accept={TAKEN} onChange={take} />
        </label>
        <label className={styles.button}>
          {texts.images.takePhoto}
          <input className="visually-hidden" type="file" accept="image/*" capture="environment" onChange={take} />
        </label>
      </p>
    </div>
  );
}
