import { useEffect, useRef, useState } from 'react';
import { imagesTexts } from '../texts/images';
import { Dialog } from '../ui/dialog';
import { CENTRE, type Focus, FOCUS_LABEL, FocusPoint } from './focus-point';
import styles from './image-dialog.module.css';
import { WHOLE } from './image-geometry';
import { ImageTexts } from './image-texts';
import type { ImageWords } from './new-images';

interface ImageWordsDialogProps {
  /** The bare name of the image. */
  file: string;
  /** The URL of the image. */
  url: string;
  words: ImageWords;
  /** Called with the words that have changed; an empty text takes one away. */
  onUse: (words: ImageWords) => void;
  onClose: () => void;
}

/** Width by height of an image, once it is there. */
function useRatio(url: string): number {
  const [ratio, setRatio] = useState(1);
  useEffect(() => {
    const image = document.createElement('img');
    image.onload = () => setRatio(image.naturalWidth / image.naturalHeight || 1);
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return ratio;
}

const isSame = (a: Focus, b: Focus) => a[0] === b[0] && a[1] === b[1];

/** Asks for the words and the focus point of an image that is there. It is open as long as it is there. */
export function ImageWordsDialog({ file, url, words, onUse, onClose }: ImageWordsDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const before = { alt: words.alt ?? '', credit: words.credit ?? '' };
  const [texts, setTexts] = useState(before);
  const [focus, setFocus] = useState<Focus>(words.focus ?? CENTRE);
  const ratio = useRatio(url);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  function use() {
    const [alt, credit] = [texts.alt.trim(), texts.credit.trim()];
    onUse({
      ...(alt !== before.alt && { alt }),
      ...(credit !== before.credit && { credit }),
      ...(!isSame(focus, words.focus ?? CENTRE) && { focus }),
    });
    dialog.current?.close();
  }
  return (
    <Dialog dialog={dialog} title={imagesTexts.altTextAndFocus(file)} className={styles.worded} onClose={onClose}>
      <div className={styles.cut}>
        <ImageTexts texts={texts} onChange={setTexts} />
        <div>
          <p className={styles.label}>{FOCUS_LABEL}</p>
          <FocusPoint url={url} area={WHOLE} ratio={ratio} focus={focus} onChange={setFocus} />
        </div>
        <div className={styles.end}>
          <button type="button" data-primary onClick={use}>
            {imagesTexts.use}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
