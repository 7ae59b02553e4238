import { useId } from 'react';
import { imagesTexts } from '../texts/images';
import styles from './image-dialog.module.css';

export interface Texts {
  alt: string;
  credit: string;
}

interface ImageTextsProps {
  texts: Texts;
  onChange: (texts: Texts) => void;
}

/** The inputs for what an image shows, and who made it. */
export function ImageTexts({ texts, onChange }: ImageTextsProps) {
  const id = useId();
  return (
    <div className={styles.texts}>
      <label htmlFor={`${id}-alt`}>{imagesTexts.altText}</label>
      <textarea
        id={`${id}-alt`}
        rows={2}
        value={texts.alt}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange({ ...texts, alt: event.target.value })}
      />
      <p id={`${id}-hint`} className={styles.label}>
        {imagesTexts.altHint}
      </p>
      <label htmlFor={`${id}-credit`}>{imagesTexts.madeBy}</label>
      <input
        id={`${id}-credit`}
        value={texts.credit}
        autoComplete="off"
        onChange={(event) => onChange({ ...texts, credit: event.target.value })}
      />
    </div>
  );
}
