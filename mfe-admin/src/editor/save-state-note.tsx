import type { SaveState } from '../drafts/draft-saver';
import { texts } from '../texts';
import styles from './editor.module.css';

function stateText(saveState: SaveState): string {
  switch (saveState.state) {
    case 'nothing':
      return '';
    case 'pending':
      return 'Saving draft…';
    case 'kept':
      return 'Draft saved on this device.';
    case 'refused':
      return saveState.isFull
        ? 'The draft could not be saved: this browser’s storage is full. We keep trying; download your work before you leave.'
        : 'This browser cannot keep drafts: download your work before you leave. We keep trying.';
  }
}

const MAY_FORGET =
  'This browser may delete drafts when space runs low (Safari: after a week without a visit). Download anything you cannot lose.';

interface SaveStateNoteProps {
  saveState: SaveState;
  mayForget: boolean;
  isOpenElsewhere: boolean;
}

/** The note on where the work of this moment is, and how safe it is there. */
export function SaveStateNote({ saveState, mayForget, isOpenElsewhere }: SaveStateNoteProps) {
  const isRefused = saveState.state === 'refused';
  return (
    <div className={styles.note}>
      <p role="status" data-error={isRefused || undefined}>
        {stateText(saveState)}
      </p>
      <p role="status">{mayForget && !isRefused && MAY_FORGET}</p>
      <p role="status">{isOpenElsewhere && texts.editor.openElsewhere}</p>
    </div>
  );
}
