import type { Keeping } from '../drafts/use-draft';
import styles from './editor.module.css';

const words: Record<Keeping['state'], string> = {
  nothing: '',
  pending: 'Keeping the draft…',
  kept: 'Draft kept on this device.',
  refused: 'This browser keeps no drafts: download your work before you leave.',
};

/** Where the work of this moment is. */
export function KeepingNote({ keeping, isOpenElsewhere }: { keeping: Keeping; isOpenElsewhere: boolean }) {
  return (
    <div className={styles.note}>
      <p role="status" data-error={keeping.state === 'refused' || undefined}>
        {words[keeping.state]}
      </p>
      <p role="status">{isOpenElsewhere && 'Another tab edits the same file. Each keeps a draft of its own.'}</p>
    </div>
  );
}
