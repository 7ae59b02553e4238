import type { SaveState } from '../drafts/draft-saver';
import styles from './editor.module.css';

function stateText(saveState: SaveState): string {
  switch (saveState.state) {
    case 'nothing':
      return '';
    case 'pending':
      return 'Keeping the draft…';
    case 'kept':
      return 'Draft kept on this device.';
    case 'refused':
      return saveState.isFull
        ? 'The draft could not be kept: this browser’s storage is full. It is tried again; download your work before you leave.'
        : 'This browser keeps no drafts: download your work before you leave. It is tried again.';
  }
}

const MAY_FORGET =
  'This browser may delete drafts on its own: when space is short, or, as Safari does, after a week without a visit. Download what must not be lost.';

interface SaveStateNoteProps {
  saveState: SaveState;
  mayForget: boolean;
  isOpenElsewhere: boolean;
}

/** Where the work of this moment is, and how safe it is there. */
export function SaveStateNote({ saveState, mayForget, isOpenElsewhere }: SaveStateNoteProps) {
  const isRefused = saveState.state === 'refused';
  return (
    <div className={styles.note}>
      <p role="status" data-error={isRefused || undefined}>
        {stateText(saveState)}
      </p>
      <p role="status">{mayForget && !isRefused && MAY_FORGET}</p>
      <p role="status">{isOpenElsewhere && 'Another tab edits the same file. Each keeps a draft of its own.'}</p>
    </div>
  );
}
