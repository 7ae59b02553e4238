import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { CatalogueFile } from '@otherfolk/shared/files/catalogue-file';
import { texts } from '../texts';
import styles from './saved-note.module.css';
import { usePageOfFile } from './use-page-of-file';

interface SavedNoteProps {
  file: CatalogueFile;
  /** The message of the last save; another object each time. */
  saved: { message: string } | undefined;
  /** Whether something was edited since. */
  hasEdits: boolean;
  /** The links to what may come next, besides a look at the page. */
  next?: ReactNode;
}

/** Says that all is saved, and leads on. It takes the focus, which the button that saved has lost. */
export function SavedNote({ file, saved, hasEdits, next }: SavedNoteProps) {
  const page = usePageOfFile(file);
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saved) note.current?.focus({ preventScroll: true });
  }, [saved]);
  return (
    <div ref={note} role="status" tabIndex={-1} className={styles.saved} aria-label={texts.editor.saved}>
      {saved && !hasEdits && (
        <>
          <span>{saved.message}</span>
          {page !== undefined && <Link to={page}>{texts.editor.viewPage}</Link>}
          {next}
        </>
      )}
    </div>
  );
}
