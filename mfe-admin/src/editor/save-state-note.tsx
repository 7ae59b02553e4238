import type { Keeping } from '../drafts/draft-saver';
import styles from './editor.module.css';

function inWords(keeping: Keeping): string {
  switch (keeping.state) {
    case 'nothing':
      return '';
    case 'pending':
      return 'Keeping the draft…';
    case 'kept':
      return 'Draft kept on this device.';
    case 'refused':
      return keeping.isFull
        ? 'The draft could not be kept: this browser’s storage is full. It is tried again; download your work before you leave.'
        : 'This browser keeps no drafts: download your work before you leave. It is tried again.';
  }
}

const MAY_FORGET =
  'This browser may delete drafts on its own: when space is short, or, as Safari does, after a week without a visit. Download what must not be lost.';

interface KeepingNoteProps {
  keeping: Keeping;
  mayForget: boolean;
  isOpenElsewhere: boolean;
}

/** Where the work of this moment is, and how safe it is there. */
export function KeepingNote({ keeping, mayForget, isOpenElsewhere }: KeepingNoteProps) {
  const isRefused = keeping.state === 'refused';
  return (
    <div className={styles.note}>
      <p role="status" data-error={isRefused || undefined}>
        {inWords(keeping)}
      </p>
      <p role="status">{mayForget && !isRefused && MAY_FORGET}</p>
      <p role="status">{isOpenElsewhere && 'Another tab edits the same file. Each keeps a draft of its own.'}</p>
    </div>
  );
}
